import { carousel } from '@/content/carousel';
import { hero } from '@/content/home/hero';
import { navigation } from '@/content/navigation';
import { expect, test } from '@/e2e/fixtures';

const LARGER = 1.25;

test('senior mode enlarges type, stops motion and is kept @desktop', async ({ page, context, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  // Records whether the root is marked before the body exists, so before the first paint.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      Object.assign(window, { markedAtOnce: 'senior' in document.documentElement.dataset });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const markedAtOnce = () => page.evaluate('markedAtOnce');
  const bodySize = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  const name = navigation.labels.senior;
  const header = page.getByRole('banner').getByRole('button', { name, exact: true });
  const footer = page.getByRole('contentinfo').getByRole('button', { name, exact: true });

  await page.goto('/');
  const size = await bodySize();
  const show = page.getByRole('region', { name: hero.name }).first();
  await expect(show.getByRole('button', { name: carousel.pause })).toBeVisible();
  await context.setOffline(true);
  await header.click();
  for (const button of [header, footer]) await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(bodySize).toBe(size * LARGER);
  await expect(show.getByRole('button', { name: carousel.play })).toBeVisible();
  await context.setOffline(false);

  await page.goto('/about/');
  expect(await markedAtOnce()).toBe(true);
  await expect(header).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(bodySize).toBe(size * LARGER);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(bodySize).toBe(size);
  await page.emulateMedia({ media: 'screen' });

  await footer.click();
  await expect.poll(bodySize).toBe(size);
  await page.reload();
  expect(await markedAtOnce()).toBe(false);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
