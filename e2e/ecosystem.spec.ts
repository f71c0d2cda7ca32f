import type { Page } from 'playwright/test';
import { enquiry } from '@/content/enquiry';
import { ecosystem } from '@/content/home/ecosystem';
import type { Quantity } from '@/lib/drones/jobSums';
import { expect, test } from './fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { job } = ecosystem.agreement;
const calculator = (page: Page) => page.getByRole('region', { name: job.title });
const field = (page: Page, name: Quantity) => calculator(page).getByLabel(job.quantities[name].label);

test('works out the sums and brings them to the request @phone', async ({ page, axe }) => {
  await page.goto('/#ecoAgreement');
  await field(page, 'mu').fill('１20');
  await field(page, 'tank').selectOption('T70');
  await expect(calculator(page).getByText('3 箱', { exact: true })).toBeVisible();
  await field(page, 'load').fill('-5');
  await expect(field(page, 'load')).toHaveAttribute('aria-invalid', 'true');
  await expect(calculator(page).getByText(job.problem)).toBeVisible();
  await axe('#ecoAgreement');
  await calculator(page).getByRole('link', { name: job.ask.title }).click();
  const form = page.getByRole('form', { name: enquiry.title });
  await expect(form.getByRole('radio', { name: enquiry.messages.scenes.agriculture })).toBeChecked();
  await expect(form.getByLabel(enquiry.messages.fields.size.label)).toHaveValue(
    /^亩数 120 亩，每亩用量 1.5 L，药液 180 L，药箱容量 T70 70 L.*，箱数 3 箱$/,
  );
});
