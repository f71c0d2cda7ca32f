import { cases } from '@/content/home/cases';
import { navigation } from '@/content/navigation';
import { news } from '@/content/news';
import { slides } from '@/content/slides';
import { expect, openWithLate, test } from './fixtures';

test('a tap on the menu before the scripts opens it once they are there @phone', async ({ page }) => {
  const scriptsCome = await openWithLate(page, '/');
  await page.getByRole('button', { name: navigation.labels.openDrawer }).click();
  await scriptsCome();
  await expect(page.getByRole('dialog', { name: navigation.labels.drawer })).toBeVisible();
});

test('a tap on the pause before the scripts counts once they are there @phone', async ({ page }) => {
  const scriptsCome = await openWithLate(page, '/');
  await page.getByRole('button', { name: slides.pause }).first().click();
  await scriptsCome();
  await expect(page.getByRole('button', { name: slides.play }).first()).toBeVisible();
});

test('a tap on a tab before the scripts chooses it once they are there @phone', async ({ page }) => {
  const name = cases.categories[2]?.title;
  const scriptsCome = await openWithLate(page, '/#cooperation');
  const tab = page.locator('#cooperation').getByRole('tab', { name, exact: true });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  await scriptsCome();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('what was typed before the scripts counts once they are there @phone', async ({ page }) => {
  const scriptsCome = await openWithLate(page, '/companyNews/');
  const field = page.getByRole('searchbox', { name: news.search.label });
  await field.fill('P60');
  await scriptsCome();
  await expect(page.locator('mark', { hasText: 'P60' }).first()).toBeAttached();
  await expect(field).toHaveValue('P60');
});
