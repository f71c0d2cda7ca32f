import { enquiry } from '@/content/enquiry';
import { navigation } from '@/content/navigation';
import { privacy } from '@/content/privacy';
import { expect, type Page, storedNames, test } from '@/e2e/fixtures';
import { STORAGE_KEYS } from '@/lib/device/storage';

const senior = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: navigation.labels.senior });
/** One row is about the copies for use without a network. */
const ROWS = STORAGE_KEYS.length + 1;

test('stored values are listed and cleared in every tab @desktop', async ({ page, context, faults }) => {
  faults.allow(/404/);
  await page.goto('/privacy/');
  const empty = page.getByText(privacy.stored.empty);
  await expect(empty).toHaveCount(ROWS);
  await page.goto('/nowhere/at-all/');
  await expect(page).toHaveURL('/404');
  await page.goto('/about/#enquiry');
  await page.getByLabel(enquiry.messages.fields.name.label).fill('张三');
  await senior(page).click();
  await expect.poll(() => storedNames(page)).toEqual(STORAGE_KEYS.toSorted());

  await page.goto('/privacy/');
  await expect(empty).toHaveCount(1);
  const { shown } = privacy.stored.values.senior;
  const kept = page.getByRole('definition').filter({ hasText: new RegExp(`/nowhere/at-all/|${shown}`) });
  await expect(kept).toHaveCount(2);
  await senior(page).click();
  await expect(kept).toHaveCount(1);
  await senior(page).click();
  const other = await context.newPage();
  await other.goto('/about/');
  await expect(senior(other)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: privacy.stored.clear }).click();
  await expect(page.getByText(privacy.stored.cleared)).toBeVisible();
  await expect(empty).toHaveCount(ROWS);
  await expect.poll(() => storedNames(page)).toEqual([]);
  for (const tab of [page, other]) await expect(senior(tab)).toHaveAttribute('aria-pressed', 'false');
  await senior(other).click();
  await expect(senior(page)).toHaveAttribute('aria-pressed', 'true');
});
