import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { LAYOUT_NEEDED } from '@/lib/hydration/deferLayout';
import { lowContrastTexts } from './axe';
import { expect, hydrateAll, MENU_FROM_PX, type Page, setSenior, storedNames, test } from './fixtures';
import { cutOffTexts, expectNoLayoutShift, poorDrawingTexts, sidewaysScroll, tabStops } from './layoutFaults';
import { ARTICLE, DOCUMENT, NOT_FOUND, PAGES } from './sitePages';

/** Pages that no search engine may show. */
const UNLISTED = [NOT_FOUND, '/offline/'];

/** Pages whose first picture waits for no script. */
const PICTURE_FIRST = ['/about/', '/companyNews/'];

/** All pages have the same footer, so only these two are walked to its end. */
const WALKED_TO_THE_END = ['/', '/about/'];

const WIDE = { width: 1440, height: 900 };
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
  return page.locator('main a[href]').evaluateAll((all) => {
    const links = all.map((link) => {
      const { href } = link as HTMLAnchorElement;
      return { name: link.ariaLabel ?? link.textContent?.trim() ?? '', href };
    });
    const places = new Map(links.map(({ name, href }) => [name, href]));
    return links.filter(({ name, href }) => places.get(name) !== href);
  });
}

async function expectStableLoad(page: Page, route: string) {
  await test.step('shows one heading and a title, and nothing moves meanwhile', async () => {
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
  });
  // Contrast cannot be measured while a section fades in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

async function expectSearchMetadata(page: Page, route: string) {
  const isHidden = UNLISTED.includes(route);
  const hiding = page.locator('meta[name="robots"][content*="noindex"]');
  expect((await hiding.count()) > 0).toBe(isHidden);
  if (isHidden) return;
  const graphs = await page.locator('script[type="application/ld+json"]').allTextContents();
  const types = graphs.flatMap((json) => JSON.parse(json)['@graph']).map((thing) => thing['@type']);
  expect(types).toContain(route === '/' ? 'WebSite' : 'BreadcrumbList');
}

async function expectKeyboardWalk(page: Page, route: string) {
  await test.step('every stop of the keyboard is seen, ringed and not covered', async () => {
    const stops = await tabStops(page, WALKED_TO_THE_END.includes(route));
    expect(stops[0]?.element).toContain(navigation.labels.skip);
    expect(stops.at(-1)?.inFooter).toBe(true);
    expect(stops.filter(({ seen, covered, ringed }) => !seen || covered || !ringed)).toEqual([]);
  });
}

async function expectNoFault(page: Page, axe: () => Promise<void>) {
  await test.step('links are clear, all is within the screen, axe finds no fault', async () => {
    expect(await ambiguousLinks(page)).toEqual([]);
    await hydrateAll(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await sidewaysScroll(page)).toBe(0);
    await axe();
  });
}

async function expectNoTextCutOff(page: Page, how: string) {
  await test.step(`nothing is lost on small screens, ${how}`, async () => {
    for (const size of ENLARGED_VIEWS) {
      await page.setViewportSize(size);
      expect(await cutOffTexts(page), `${size.width} px`).toEqual([]);
      expect(await sidewaysScroll(page), `${size.width} px`).toBe(0);
    }
  });
}

async function expectNoTextCutOffInAnyMode(page: Page) {
  await expectNoTextCutOff(page, 'as it is');
  await setSenior(page, true);
  await expectNoTextCutOff(page, 'in the mode for the elderly');
  await setSenior(page, false);
  await page.addStyleTag({ content: SPACED });
  await expectNoTextCutOff(page, 'spaced');
}

for (const route of PAGES) {
  test(`${route} has no fault and can be walked by keyboard @desktop`, async ({ page, axe }) => {
    await expectStableLoad(page, route);
    await expectSearchMetadata(page, route);
    await expectKeyboardWalk(page, route);
    await expectNoFault(page, axe);
    await test.step('no words in drawings are small or cut off', async () => {
      for (const size of ALL_VIEWS) {
        await page.setViewportSize(size);
        expect(await sidewaysScroll(page), `${size.width} px`).toBe(0);
        expect(await poorDrawingTexts(page), `${size.width} px`).toEqual([]);
      }
    });
    await setSenior(page, true);
    await page.setViewportSize(WIDE);
    expect(await lowContrastTexts(page), 'contrast below 7:1 in the mode for the elderly').toEqual([]);
  });

  test(`${route} loses no text and can be walked at any size @phone`, async ({ page, axe }) => {
    await expectStableLoad(page, route);
    await page.setViewportSize(SMALLEST);
    await setSenior(page, true);
    await expectKeyboardWalk(page, route);
    await setSenior(page, false);
    await expectNoFault(page, axe);
    await expectNoTextCutOffInAnyMode(page);
    expect(await storedNames(page), 'kept on the device').toEqual([]);
  });
}

test('the reader loses no text at any size @phone', async ({ page }) => {
  await page.goto(DOCUMENT);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('canvas').first()).toBeVisible();
  await expectNoTextCutOffInAnyMode(page);
  expect(await storedNames(page), 'kept on the device').toEqual([]);
});

for (const route of ['/documents/whitePaper/', ARTICLE]) {
  test(`parts of ${route} out of view are skipped, later at their height @phone`, async ({ page }) => {
    await page.goto(route);
    const last = page.locator('main [data-section] > *').last();
    const isSkipped = () => last.evaluate((shown) => !shown.checkVisibility({ contentVisibilityAuto: true }));
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const [skipped, estimated] = [await isSkipped(), await height()];
    await page.mouse.wheel(0, 10);
    await expect.poll(height).not.toBe(estimated);
    await expect.poll(isSkipped).toBe(true);
    const remembered = await height();
    await last.scrollIntoViewIfNeeded();
    await expect.poll(isSkipped).toBe(false);
    expect([skipped, await height()]).toEqual([true, remembered]);
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
