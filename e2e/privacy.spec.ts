import type { Page } from 'playwright/test';
import { enquiry } from '@/content/enquiry';
import { navigation } from '@/content/navigation';
import { privacy } from '@/content/privacy';
import { expect, keptOnDevice, test } from '@/e2e/fixtures';
import { STORAGE_KEYS } from '@/lib/device/storage';

const senior = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: navigation.labels.senior });
const KEYS = privacy.stored.values.map(({ key }) => key);

test('the notice names, shows and clears all that a visit may keep @desktop', async ({ page, faults }) => {
  faults.allow(/404/);
  await page.goto('/nowhere/');
  await page.goto('/about/#enquiry');
  await page.getByLabel(enquiry.messages.fields.name.label).fill('张三');
  await senior(page).click();
  await expect.poll(() => keptOnDevice(page)).toEqual([...STORAGE_KEYS]);
  expect(KEYS.toSorted()).toEqual(STORAGE_KEYS.toSorted());
  await page.goto('/privacy/');
  // Nothing but copies for use without a network.
  await expect(page.getByText(privacy.stored.empty)).toHaveCount(1);
  await page.getByRole('button', { name: privacy.stored.clear }).click();
  await expect.poll(() => keptOnDevice(page)).toEqual([]);
});

test('shows what is kept, and clears it in every tab @desktop', async ({ page, context, faults }) => {
  faults.allow(/404/);
  await page.goto('/privacy/');
  await expect(page.getByText(privacy.stored.empty)).toHaveCount(KEYS.length + 1);
  await page.goto('/nowhere/at-all/');
  await expect(page).toHaveURL('/404');
  await page.goto('/privacy/');
  const shown = privacy.stored.values.find(({ key }) => key === 'senior')?.shown ?? 'missing';
  const kept = page.getByRole('definition').filter({ hasText: new RegExp(`/nowhere/at-all/|${shown}`) });
  await expect(kept).toHaveCount(1);
  await senior(page).click();
  await expect(kept).toHaveCount(2);
  const other = await context.newPage();
  await other.goto('/about/');
  await expect(senior(other)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: privacy.stored.clear }).click();
  await expect(page.getByText(privacy.stored.cleared)).toBeVisible();
  await expect(kept).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  for (const tab of [page, other]) await expect(senior(tab)).toHaveAttribute('aria-pressed', 'false');
  await senior(other).click();
  await expect(senior(page)).toHaveAttribute('aria-pressed', 'true');
});
