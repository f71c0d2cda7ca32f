import type { Page } from 'playwright/test';
import { enquiry } from '@/content/enquiry';
import { ecosystem } from '@/content/home/ecosystem';
import type { Quantity } from '@/lib/calculator/jobSums';
import { expect, test } from './fixtures';

const { job } = ecosystem.agreement;
const calculator = (page: Page) => page.getByRole('region', { name: job.title });
const field = (page: Page, name: Quantity) => calculator(page).getByLabel(job.quantities[name].label);

test('both cards stand with their lists, guarantees and anchors @desktop', async ({ page }) => {
  await page.goto('/#ecoCoCreation');
  for (const [id, { title, points, guarantee }] of [
    ['ecoAgreement', ecosystem.agreement],
    ['ecoCoCreation', ecosystem.coCreation],
  ] as const) {
    const section = page.locator(`#${id}`);
    await expect(section.getByRole('heading', { name: title })).toBeVisible();
    await expect(section.getByText(guarantee)).toBeVisible();
    for (const point of points) await expect(section.getByText(point, { exact: true })).toBeVisible();
  }
});

test('works out the sums on the page, answers wrong input in words and brings the amounts to the request @phone', async ({
  page,
}) => {
  await page.goto('/#ecoAgreement');
  await field(page, 'mu').fill('１20');
  await field(page, 'tank').selectOption('T70');
  await expect(calculator(page).getByText('3 箱', { exact: true })).toBeVisible();
  await field(page, 'load').fill('-5');
  await expect(field(page, 'load')).toHaveAttribute('aria-invalid', 'true');
  await expect(calculator(page).getByText(job.problem)).toBeVisible();
  await calculator(page).getByRole('link', { name: job.ask.title }).click();
  const form = page.getByRole('form', { name: enquiry.title });
  await expect(form.getByRole('radio', { name: enquiry.words.scenes.agriculture })).toBeChecked();
  await expect(form.getByLabel(enquiry.words.fields.size.label)).toHaveValue(
    '亩数 120 亩，每亩用量 1.5 L，药液 180 L，药箱容量 T70 70 L，箱数 3 箱',
  );
});

test('without scripts the sums stand as an example in words @phone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await expect(calculator(page)).toContainText(
    /亩数160\s亩×每亩用量1\.5\sL=药液240\sL.*药液240\sL÷药箱容量P60 30\sL=箱数8\s箱/,
  );
  await context.close();
});
