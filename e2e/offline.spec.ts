import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { about } from '@/content/about';
import { download } from '@/content/download';
import { announcementLabels } from '@/content/home/announcements';
import { lostScripts } from '@/content/lostScripts';
import { offline } from '@/content/offline';
import { privacy } from '@/content/privacy';
import { CACHE_NAME } from '@/lib/offline/readCache';
import { REGISTER_DELAY_MS } from '@/lib/offline/useServiceWorker';
import { ANNOUNCEMENTS_PATH } from '@/lib/publishedPaths';
import { openDrawer } from './fixtures';
import { splitWords } from './layoutFaults';
import { answers, test } from './servers';

const DOCUMENT = '/documents/white-paper.pdf';

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const announcements = (page: Page) =>
  page.getByRole('region', { name: announcementLabels.title }).getByRole('listitem');
const copies = (page: Page) => page.evaluate(() => caches.keys());

/** Waits for the copy, which is written after the answer is shown. */
function expectCached(page: Page, path: string) {
  return expect
    .poll(() => page.evaluate(async (path) => Boolean(await caches.match(path, { ignoreVary: true })), path))
    .toBe(true);
}

/** A first visit whose clock runs ahead until the worker is registered. */
async function firstVisit(page: Page, address: string) {
  await page.clock.install();
  await page.goto(address);
  const hasWorker = async () => {
    await page.clock.fastForward(REGISTER_DELAY_MS);
    return page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));
  };
  await expect.poll(hasWorker).toBe(true);
}

/** Expects that the worker controls the page only after a reload. */
async function reloadWithWorker(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain('/sw.js');
}

test('visited pages open offline, and others list them @phone', async ({ page, axe, context, site }) => {
  const announcement = { title: '收割季的公告' };
  site.files[ANNOUNCEMENTS_PATH] = answers.json([announcement]);
  await firstVisit(page, '/');
  await expectCached(page, '/offline/');
  await expectCached(page, '/');
  await reloadWithWorker(page);
  await expect(announcements(page).first()).toContainText(announcement.title);
  await expectCached(page, ANNOUNCEMENTS_PATH);
  await page.goto('/about/');
  await expectCached(page, '/about/');
  await page.goto(`/preview/?url=${DOCUMENT}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectCached(page, DOCUMENT);

  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('canvas').first()).toBeVisible();
  await page.goto('/');
  await expect(announcements(page).first()).toContainText(announcement.title);
  await page.goto('/download/');
  await expect(heading(page)).toHaveText(offline.title);
  await axe('main');
  expect(await splitWords(page.getByRole('main'))).toEqual([]);
  const kept = page.getByRole('navigation', { name: offline.pages });
  await kept.getByRole('link', { name: about.page.title }).click();
  await expect(heading(page)).toHaveText(about.company.statement);
  await page.goto('/download/');
  expect(site.requests).not.toContain('/download/');

  await context.setOffline(false);
  await page.getByRole('button', { name: offline.retry }).click();
  await expect(heading(page)).toHaveText(download.page.title);
});

test('all copies can be cleared, and the worker can be ended @desktop', async ({ page, site }) => {
  await firstVisit(page, '/about/');
  await reloadWithWorker(page);
  await expectCached(page, '/about/');
  await page.goto('/privacy/');
  const count = page.getByText(new RegExp(`^${privacy.stored.copies.shown.replace('{n}', '\\d+')}`));
  await expect(count).toBeVisible();
  // Otherwise the codes would come into view, and be cached, after the press.
  const codes = page.getByRole('contentinfo').locator('img');
  await codes.last().scrollIntoViewIfNeeded();
  for (const code of await codes.all()) await expectCached(page, (await code.getAttribute('src')) ?? '');
  await page.getByRole('button', { name: privacy.stored.clear }).click();
  await expect(count).toBeHidden();
  await expect.poll(() => copies(page)).toEqual([]);

  await page.reload();
  await expectCached(page, '/offline/');
  site.files['/sw.js'] = answers.content('text/javascript', readFileSync('public/sw-off.js', 'utf8'));
  await page.reload();
  await expect.poll(() => copies(page)).toEqual([]);
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers).toBe(0);
  await page.goto('/about/');
  await expect(heading(page)).toHaveText(about.company.statement);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('cached scripts with wrong content are replaced, and the page works @phone', async ({ page }) => {
  await firstVisit(page, '/');
  await reloadWithWorker(page);
  const spoilAll = () =>
    page.evaluate(async (name) => {
      const cache = await caches.open(name);
      const scripts = (await cache.keys()).filter(({ url }) => url.endsWith('.js'));
      for (const { url } of scripts) {
        await cache.put(url, new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }));
      }
      return scripts.length;
    }, CACHE_NAME);
  // The copy is written after the page is shown.
  await expect.poll(spoilAll).toBeGreaterThan(5);
  await page.goto('/');
  await openDrawer(page);
  await expect(page.getByRole('alert').filter({ hasText: lostScripts.text })).toBeHidden();
});
