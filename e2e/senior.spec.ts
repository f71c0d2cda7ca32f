import type { Page } from 'playwright/test';
import { carousel } from '@/content/carousel';
import { hero } from '@/content/home/hero';
import { navigation } from '@/content/navigation';
import { expect, openDrawer, test } from '@/e2e/fixtures';

const { senior } = navigation.labels;
const LARGER = 1.25;

const switchIn = (page: Page, role: 'banner' | 'contentinfo' | 'dialog') =>
  page.getByRole(role).getByRole('button', { name: senior, exact: true });

function bodySize(page: Page) {
  return page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
}

/** Notes whether the page was marked by the time that it had anything to paint. */
function watchFirstPaint(page: Page) {
  return page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.body) return;
      Object.assign(window, { markedAtOnce: document.documentElement.hasAttribute('data-senior') });
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

function markedAtOnce(page: Page) {
  return page.evaluate(() => (window as { markedAtOnce?: boolean }).markedAtOnce);
}

test('makes type larger and all still, kept without a flash @desktop', async ({ page, context, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await watchFirstPaint(page);
  await page.goto('/');
  const size = await bodySize(page);
  const show = page.getByRole('region', { name: hero.name }).first();
  await expect(show.getByRole('button', { name: carousel.pause })).toBeVisible();
  await context.setOffline(true);
  await switchIn(page, 'banner').click();
  await expect(switchIn(page, 'banner')).toHaveAttribute('aria-pressed', 'true');
  await expect(switchIn(page, 'contentinfo')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => bodySize(page)).toBe(size * LARGER);
  await expect(show.getByRole('button', { name: carousel.play })).toBeVisible();
  await context.setOffline(false);

  await page.goto('/about/');
  expect(await markedAtOnce(page)).toBe(true);
  await expect(switchIn(page, 'banner')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => bodySize(page)).toBe(size * LARGER);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => bodySize(page)).toBe(size);
  await page.emulateMedia({ media: 'screen' });

  await switchIn(page, 'contentinfo').click();
  await expect.poll(() => bodySize(page)).toBe(size);
  await page.reload();
  expect(await markedAtOnce(page)).toBe(false);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('stands in the drawer too, which is where the narrowest screens have it @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/about/');
  await expect(switchIn(page, 'banner')).toBeHidden();
  await openDrawer(page);
  await switchIn(page, 'dialog').click();
  await expect(switchIn(page, 'dialog')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-senior', '');
});
