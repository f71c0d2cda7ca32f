import type { Page } from 'playwright/test';
import { footer } from '@/content/footer';
import { expect, test } from '@/e2e/fixtures';

const foot = (page: Page) => page.getByRole('contentinfo');
const link = (page: Page) => foot(page).getByRole('link', { name: footer.more.links[0]?.title, exact: true });
const opener = (page: Page) => foot(page).locator('summary').last();

test('on phones its columns are rows that open, elsewhere all are open @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/guide/');
  await foot(page).scrollIntoViewIfNeeded();
  expect((await foot(page).boundingBox())?.height).toBeLessThan(1000);
  expect((await opener(page).boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await expect(link(page)).toBeHidden();
  await opener(page).click();
  await expect(link(page)).toBeVisible();
  await opener(page).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(link(page)).toBeVisible();
  await expect(opener(page)).toBeHidden();
});
