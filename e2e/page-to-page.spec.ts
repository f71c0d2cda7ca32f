import { findBrowser } from '@/lib/build/browser';
import { expect, followFooterLink, test } from './fixtures';

// Playwright switches off the back/forward cache.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('a link under the pointer is prefetched @desktop', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('End');
  const link = page.getByRole('contentinfo').locator('a[href="/privacy/"]').first();
  const fetched = page.waitForRequest('**/privacy/');
  await link.hover();
  await fetched;
  await link.click();
  await expect(page).toHaveURL('/privacy/');
  const loaded = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON());
  expect(loaded).toMatchObject({ deliveryType: 'navigational-prefetch' });
});

test('pages fade into each other, but not on phones, and are kept for going back', async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) =>
      Object.assign(window, { fades: event.viewTransition !== null }),
    );
  });
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await followFooterLink(page, '隐私说明');
  await expect(page).toHaveURL('/privacy/');
  expect(await page.evaluate(() => Reflect.get(window, 'fades'))).toBe(!isMobile);
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL('/');
  // The headless shell keeps no page.
  expect(await page.evaluate(() => 'kept' in window)).toBe(!/headless/.test(findBrowser() ?? ''));
});
