import type { Page } from 'playwright/test';

/** Opens a page whose scripts wait until they are released. */
export async function openWithLateScripts(page: Page, path: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const arrival = page.goto(path);
  await page.waitForURL(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    release();
    await arrival;
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  };
}
