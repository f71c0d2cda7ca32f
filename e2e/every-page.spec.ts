import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { LAYOUT_NEEDED } from '@/lib/hydration/deferLayout';
import { lowContrastTexts } from './axe';
import { expect, hydrateAll, MENU_FROM_PX, type Page, setSenior, storedNames, test } from './fixtures';
import { cutOffTexts, expectNoLayoutShift, sidewaysScroll, tabStops } from './layoutFaults';
import { ARTICLE, DOCUMENT, NOT_FOUND, PAGES } from './sitePages';

/** Pages whose first picture waits for no script. */
const PICTURE_FIRST = ['/about/', '/companyNews/'];

/** All pages have the same footer, so only these two are walked to its end. */
const WALKED_TO_THE_END = ['/', '/about/'];

const SMALLEST = { width: 320, height: 640 };

/** The text spacing of WCAG 1.4.12. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;

/** 1280 px at 200 %, and the smallest. */
const ENLARGED_VIEWS = [{ width: 640, height: 450 }, SMALLEST];
const ALL_VIEWS = [
  { width: 2560, height: 1440 },
  { width: MENU_FROM_PX, height: 800 },
  { width: 992, height: 800 },
  { width: 768, height: 800 },
  { width: 640, height: 400 },
  { width: 360, height: 780 },
];

test.describe.configure({ timeout: 120_000 });

/** The answer to NOT_FOUND itself. */
test.beforeEach(({ faults }) => faults.allow(new RegExp(`404.*${NOT_FOUND}\\)?$`)));

/** Links with the same name and different targets. */
function ambiguousLinks(page: Page) {
  return page.locator('main a[href]').evaluateAll((all: HTMLAnchorElement[]) => {
    const links = all.map((link) => ({ name: link.ariaLabel ?? link.textContent.trim(), href: link.href }));
    const places = new Map(links.map(({ name, href }) => [name, href]));
    return links.filter(({ name, href }) => places.get(name) !== href);
  });
}

/** One heading and a title are shown, and nothing moves meanwhile. */
async function expectStableLoad(page: Page, route: string) {
  // Fonts arrive after the first paint, as on a slow line.
  await page.route('**/*.woff2', async (font) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    await font.continue();
  });
  const first = page.waitForRequest((request) => ['image', 'script'].includes(request.resourceType()));
  await page.goto(route);
  if (PICTURE_FIRST.includes(route)) expect((await first).url()).toContain('/pictures/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(new RegExp(site.name.value));
  await expectNoLayoutShift(page);
  // Contrast cannot be measured while a section fades in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

async function expectSearchMetadata(page: Page, route: string) {
  const siteMap = readFileSync('out/sitemap.xml', 'utf8');
  const isHidden = !siteMap.includes(`<loc>${site.origin.value}${route}</loc>`);
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(isHidden ? 1 : 0);
  if (isHidden) return;
  const graphs = await page.locator('script[type="application/ld+json"]').allTextContents();
  const types = graphs.flatMap((json) => JSON.parse(json)['@graph']).map((thing) => thing['@type']);
  expect(types).toContain(route === '/' ? 'WebSite' : 'BreadcrumbList');
}

async function expectKeyboardWalk(page: Page, route: string) {
  const stops = await tabStops(page, WALKED_TO_THE_END.includes(route));
  expect(stops[0]?.element).toContain(navigation.labels.skip);
  expect(stops.at(-1)?.inFooter).toBe(true);
  expect(stops.filter(({ seen, covered, ringed }) => !seen || covered || !ringed)).toEqual([]);
}

async function expectNoFault(page: Page, axe: () => Promise<void>) {
  expect(await ambiguousLinks(page)).toEqual([]);
  await hydrateAll(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await sidewaysScroll(page)).toBe(0);
  await axe();
}

async function expectNoTextCutOff(page: Page) {
  for (const mode of ['plain', 'senior', 'spaced']) {
    await setSenior(page, mode === 'senior');
    if (mode === 'spaced') await page.addStyleTag({ content: SPACED });
    for (const size of ENLARGED_VIEWS) {
      await page.setViewportSize(size);
      expect(await cutOffTexts(page), `${mode}, ${size.width} px`).toEqual([]);
      expect(await sidewaysScroll(page), `${mode}, ${size.width} px`).toBe(0);
    }
  }
}

for (const route of PAGES) {
  test(`${route} has no fault and can be walked by keyboard @desktop`, async ({ page, axe }) => {
    await expectStableLoad(page, route);
    await expectSearchMetadata(page, route);
    await expectKeyboardWalk(page, route);
    await expectNoFault(page, axe);
    await setSenior(page, true);
    expect(await lowContrastTexts(page), 'contrast below 7:1 in the mode for the elderly').toEqual([]);
    await setSenior(page, false);
    for (const size of ALL_VIEWS) {
      await page.setViewportSize(size);
      expect(await sidewaysScroll(page), `${size.width} px`).toBe(0);
    }
  });

  test(`${route} loses no text and can be walked at any size @phone`, async ({ page, axe }) => {
    await expectStableLoad(page, route);
    await page.setViewportSize(SMALLEST);
    await setSenior(page, true);
    await expectKeyboardWalk(page, route);
    await setSenior(page, false);
    await expectNoFault(page, axe);
    await expectNoTextCutOff(page);
    expect(await storedNames(page), 'kept on the device').toEqual([]);
  });
}

test('the reader loses no text at any size @phone', async ({ page }) => {
  await page.goto(DOCUMENT);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('canvas').first()).toBeVisible();
  await expectNoTextCutOff(page);
  expect(await storedNames(page), 'kept on the device').toEqual([]);
});

for (const route of ['/documents/whitePaper/', ARTICLE]) {
  test(`parts of ${route} out of view are skipped, but not in a picture @phone`, async ({ page }) => {
    await page.goto(route);
    const last = page.locator('main [data-section] > *').last();
    const isSkipped = () => last.evaluate((shown) => !shown.checkVisibility({ contentVisibilityAuto: true }));
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expect(page.locator('html')).not.toHaveAttribute('data-layout');
    await expect.poll(isSkipped).toBe(true);
    const remembered = await height();
    const clip = (await last.boundingBox()) ?? undefined;
    const picture = sharp(await page.screenshot({ fullPage: true, clip }));
    expect((await picture.stats()).entropy).toBeGreaterThan(0.1);
    await last.scrollIntoViewIfNeeded();
    await expect.poll(isSkipped).toBe(false);
    expect(await height()).toBe(remembered);
    const reached = await last.evaluate(async (shown, layoutNeeded) => {
      shown.scrollIntoView({ block: 'center', behavior: 'instant' });
      dispatchEvent(new Event(layoutNeeded));
      const frames: boolean[] = [];
      while (frames.length < 6) {
        await new Promise(requestAnimationFrame);
        const { left, top, width, height } = shown.getBoundingClientRect();
        frames.push(shown.contains(document.elementFromPoint(left + width / 2, top + height / 2)));
      }
      return frames;
    }, LAYOUT_NEEDED);
    expect(reached, 'a press reaches what is in view').not.toContain(false);
  });
}
