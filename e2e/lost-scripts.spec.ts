import { expect, type Page, test } from 'playwright/test';
import { about } from '@/content/about';
import { cases } from '@/content/home/cases';
import { solutions } from '@/content/home/solutions';
import { lostScripts } from '@/content/lostScripts';
import { notFound } from '@/content/notFound';
import { privacy } from '@/content/privacy';
import { openDrawer } from './fixtures';
import { exportedPage } from './sitePages';

const ALL_SCRIPTS = '**/_next/static/**/*.js';
const HEAVY = /\.(avif|webp|jpg|png|mp4|woff2)$/;
const SCRIPT = /(?:data-)?src="(\/_next\/static\/[^"]+\.js)"(?! noModule)/g;

const FAULTS = [
  { status: 404, contentType: 'text/html', body: 'x' },
  { status: 200, contentType: 'text/javascript', body: '<!doctype html>' },
];

const lostAlert = (page: Page) => page.getByRole('alert').filter({ hasText: lostScripts.text });
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

const scriptsOf = (path: string) =>
  [...(exportedPage(path) ?? '').matchAll(SCRIPT)].map(([, script = '']) => script);

/** The number of sections that do not hydrate, or of visible buttons if the page is as without scripts. */
function deadControls(page: Page) {
  return page.evaluate(() => {
    // This event hydrates every section.
    dispatchEvent(new Event('beforeprint'));
    if (!document.documentElement.hasAttribute('data-unscripted')) {
      return document.querySelectorAll('[data-dehydrated]').length;
    }
    const buttons = [...document.querySelectorAll('button:not(form[action] *)')];
    return buttons.filter((button) => button.checkVisibility({ visibilityProperty: true })).length;
  });
}

test('a script that is missing, or is a page of HTML, leaves no dead control @phone', async ({ page }) => {
  test.slow();
  await page.route(HEAVY, (route) => route.abort());
  const tried = new Set<string>();
  for (const path of ['/', '/about/', '/companyNews/']) {
    for (const script of scriptsOf(path)) {
      if (tried.has(script)) continue;
      // Each script fails in one of the ways only, because every way has the same effect.
      const answer = FAULTS[tried.size % FAULTS.length];
      tried.add(script);
      await page.route(`**${script}`, (route) => route.fulfill(answer));
      await open(page, path);
      const message = `${path} ${script} ${answer?.status}`;
      await expect.poll(() => deadControls(page), { message, intervals: [50] }).toBe(0);
      await page.unroute(`**${script}`);
    }
  }
  expect(tried.size).toBeGreaterThan(10);
});

test('a script that fails once is requested again without a message @phone', async ({ page }) => {
  const seen = new Set<string>();
  await page.route(ALL_SCRIPTS, async (route) => {
    const address = route.request().url();
    await (seen.has(address) ? route.continue() : route.abort());
    seen.add(address);
  });
  await open(page, '/');
  await openDrawer(page);
  await expect(lostAlert(page)).toBeHidden();
});

test('a page that lost its scripts clears the device and reloads @phone', async ({ page }) => {
  await page.route(ALL_SCRIPTS, (route) => route.abort());
  await open(page, '/privacy/');
  await expect(lostAlert(page)).toBeVisible();
  await page.evaluate(async () => {
    localStorage.senior = '1';
    await (await caches.open('hashed')).put('/x.js', new Response('<p>'));
  });
  await page.waitForLoadState();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: privacy.stored.clear }).click();
  await reloaded;
  const kept = () => page.evaluate(async () => [...Object.keys(localStorage), ...(await caches.keys())]);
  expect(await kept()).toEqual([]);

  await open(page, '/');
  await expect(lostAlert(page)).toBeVisible();
  for (const { title } of cases.categories) {
    await expect(page.getByRole('tabpanel', { name: title })).toBeVisible();
  }
  await page.unroute(ALL_SCRIPTS);
  await page.getByRole('link', { name: lostScripts.retry }).click();
  await openDrawer(page);
});

test('the search on the 404 page works without scripts @phone', async ({ page }) => {
  for (const lost of [true, false]) {
    await page.route(ALL_SCRIPTS, (route) => lost && route.abort());
    await open(page, '/nowhere/');
    await expect(lostAlert(page)).toBeVisible({ visible: lost });
    await page.getByRole('searchbox', { name: notFound.search.label }).fill('P60');
    await page.getByRole('button', { name: notFound.search.button }).click();
    await expect(page).toHaveURL('/companyNews/?query=P60');
  }
});

test('a section that fails keeps its words and leaves the others working @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => {
      throw new Error('planted');
    };
  });
  await open(page, '/');
  const broken = page.getByRole('region', { name: solutions.title });
  await broken.scrollIntoViewIfNeeded();
  await expect(lostAlert(page)).toBeVisible();
  await expect(broken.getByText(solutions.slides[0]?.text ?? 'missing')).toBeVisible();
  await expect(broken.getByRole('button')).toHaveCount(0);
  const [, second] = cases.categories;
  await page.getByRole('tab', { name: second?.title }).click();
  await expect(page.getByRole('tabpanel', { name: second?.title })).toBeVisible();
});

test('a page keeps its words even where every section fails @desktop', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  await open(page, '/about/');
  await expect(lostAlert(page)).toBeVisible();
  await expect(page.getByText(about.vision.paragraphs[0] ?? 'missing')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.company.statement);
});
