import { enquiry } from '@/content/enquiry';
import { navigation } from '@/content/navigation';
import { privacy } from '@/content/privacy';
import { expect, keptOnDevice, test } from '@/e2e/fixtures';
import { STORAGE_KEYS } from '@/lib/device/storage';

const KEYS = privacy.stored.values.map(({ key }) => key);

test('the notice names all that a visit may keep @desktop', async ({ page, faults }) => {
  faults.allow(/404/);
  await page.goto('/nowhere/');
  await page.goto('/about/#enquiry');
  await page.getByLabel(enquiry.messages.fields.name.label).fill('张三');
  await page.getByRole('banner').getByRole('button', { name: navigation.labels.senior }).click();
  await expect.poll(() => keptOnDevice(page)).toEqual([...STORAGE_KEYS]);
  expect(KEYS.toSorted()).toEqual(STORAGE_KEYS.toSorted());
});

test('shows what is kept on this device, and clears it @phone', async ({ page, faults }) => {
  faults.allow(/404/);
  await page.goto('/privacy/');
  await expect(page.getByText(privacy.stored.empty)).toHaveCount(KEYS.length + 1);
  await page.goto('/nowhere/at-all/');
  await expect(page).toHaveURL('/404');
  await page.goto('/privacy/');
  const kept = page.getByRole('definition').filter({ hasText: '/nowhere/at-all/' });
  await expect(kept).toBeVisible();
  await page.getByRole('button', { name: privacy.stored.clear }).click();
  await expect(page.getByText(privacy.stored.cleared)).toBeVisible();
  await expect(kept).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
