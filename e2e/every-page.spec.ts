import { existsSync, readdirSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { site } from '@/content/site';
import { allLaidOut, expect, test } from '@/e2e/fixtures';
import { scrollThrough, shiftSoFar, sidewaysScroll } from '@/e2e/layoutFaults';

const NEWS_FOLDER = 'out/companyNews/detail';
const [newestNews = 'missing'] = existsSync(NEWS_FOLDER) ? readdirSync(NEWS_FOLDER).sort().reverse() : [];

const ROUTES = [
  '/',
  '/about/',
  '/download/',
  '/privacy/',
  '/companyNews/',
  `/companyNews/detail/${newestNews}/`,
  '/preview/',
  '/offline/',
  '/404/',
];

const UNKNOWN_PATHS = [
  '/nowhere',
  '/nowhere/deep/',
  '/about/nowhere.html',
  '/companyNews/detail/nothing/',
  '/companyNews/page/1/',
];
const NARROWEST_PX = 360;
const UNSEEN_SHIFT = 0.005;

/** Links of one name that lead to different places. */
function ambiguousLinks(page: Page) {
  return page.locator('main a[href]').evaluateAll((all) => {
    const links = all.map((link) => {
      const { href } = link as HTMLAnchorElement;
      return { name: link.ariaLabel ?? link.textContent?.trim() ?? '', href };
    });
    const places = new Map(links.map(({ name, href }) => [name, href]));
    return links.filter(({ name, href }) => places.get(name) !== href);
  });
}

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const route of ROUTES) {
    test(`${route} answers, has one heading, stays within the screen and without a fault`, async ({
      page,
      axe,
    }) => {
      const answer = await page.goto(route);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(new RegExp(site.name.value));
      expect(await ambiguousLinks(page)).toEqual([]);
      await scrollThrough(page);
      expect(await sidewaysScroll(page)).toBe(0);
      await axe();
      await page.setViewportSize({ width: NARROWEST_PX, height: 780 });
      expect(await sidewaysScroll(page)).toBe(0);
    });
  }
});

for (const path of UNKNOWN_PATHS) {
  test(`${path} is answered with 404 and the not-found page @desktop`, async ({ page, faults }) => {
    faults.allow(/404/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('navigation').first()).toBeAttached();
  });
}

test('nothing moves while a page comes', async ({ page }) => {
  for (const route of ROUTES) {
    await page.goto(route);
    await allLaidOut(page);
    expect(await shiftSoFar(page), route).toBeLessThan(UNSEEN_SHIFT);
  }
});

test('links lead from page to page without loading the site again', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  for (const [href, path] of [
    ['/about/', '/about/'],
    ['/download/', '/download/'],
    ['/', '/'],
  ] as const) {
    await page.locator(`a[href="${href}"]`).first().dispatchEvent('click');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});
