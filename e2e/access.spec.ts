import { navigation } from '@/content/navigation';
import { allLaidOut, expect, test } from '@/e2e/fixtures';
import {
  coveredControls,
  lostTexts,
  nextStop,
  scrollThrough,
  sidewaysScroll,
  smallTargets,
} from '@/e2e/layoutFaults';

const ARTICLE = '/companyNews/detail/reading-a-data-sheet/';
const DOCUMENT = '/preview/?url=/documents/white-paper.pdf';
const ROUTES = [
  '/',
  '/about/',
  '/download/',
  '/privacy/',
  '/companyNews/',
  ARTICLE,
  '/preview/',
  '/offline/',
  '/404/',
];

/** The text spacing of WCAG 1.4.12. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;

const VIEWS = [
  { name: '320 px', width: 320, height: 640 },
  { name: '1280 px at 200 %', width: 640, height: 450 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of [...ROUTES, DOCUMENT]) {
  test(`nothing of ${route} is lost on narrow screens, in wider spacing or in larger type @phone`, async ({
    page,
  }) => {
    await page.goto(route);
    if (route === DOCUMENT) await expect(page.locator('canvas').first()).toBeVisible();
    await scrollThrough(page);
    await allLaidOut(page);

    const expectAllShown = async (how: string) => {
      for (const { name, ...size } of VIEWS) {
        await page.setViewportSize(size);
        expect(await lostTexts(page), `${name}, ${how}`).toEqual([]);
        expect(await smallTargets(page), `${name}, ${how}`).toEqual([]);
        expect(await sidewaysScroll(page), `${name}, ${how}`).toBe(0);
      }
    };
    await expectAllShown('as it is');
    await page.locator('html').evaluate((html) => html.setAttribute('data-senior', ''));
    await expectAllShown('in the mode for the elderly');
    await page.locator('html').evaluate((html) => html.removeAttribute('data-senior'));
    await page.addStyleTag({ content: SPACED });
    await expectAllShown('spaced');
  });
}

for (const route of ROUTES) {
  const profile = route === '/' || route === ARTICLE ? '' : ' @desktop';
  test(`every stop of the keyboard on ${route} is seen, ringed and not covered${profile}`, async ({
    page,
  }) => {
    await page.goto(route);
    const walked: string[] = [];
    const faults: string[] = [];
    for (let stop = await nextStop(page); stop; stop = await nextStop(page)) {
      walked.push(stop.element);
      if (!stop.seen || stop.covered || !stop.ringed) faults.push(JSON.stringify(stop));
    }
    expect(walked[0]).toContain(navigation.labels.skip);
    expect(walked.length).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  });
}

for (const route of ['/', '/about/', '/download/', '/privacy/', ARTICLE, '/404/']) {
  test(`nothing that stays in view covers a control of ${route} @desktop`, async ({ page }) => {
    await page.goto(route);
    await allLaidOut(page);
    for (const [width, height] of [
      [2560, 1440],
      [1280, 800],
      [640, 400],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await coveredControls(page), `${width} px`).toEqual([]);
    }
    await page.locator('html').evaluate((html) => html.setAttribute('data-senior', ''));
    expect(await coveredControls(page), 'in the mode for the elderly').toEqual([]);
  });
}
