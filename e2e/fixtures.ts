import { test as base, expect, type Locator, type Page, type Request, type Response } from 'playwright/test';
import { navigation } from '@/content/navigation';
import { BREAKPOINTS } from '@/lib/device/breakpoints';
import { axeFaults } from './axe';

/** The width from which the header shows its menu; an em in a media query is 16 px. */
export const MENU_FROM_PX = Number.parseFloat(BREAKPOINTS.lg) * 16;

function record(page: Page, origin: string, note: (fault: string) => void) {
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => note(`page error: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) note(`third party: ${url.href}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A player with enough data, or a page that is left, cancels its requests.
    if (reason !== 'net::ERR_ABORTED') note(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`answer ${response.status()}: ${response.url()}`);
  });
}

/** Waits until the page is hydrated; before that nothing answers a press. */
export function hydrated(page: Page) {
  return page.waitForFunction(() => !('dehydrated' in document.documentElement.dataset));
}

/** Scrolls until the element is just below the view, where its section is hydrated. */
export function scrollNear(element: Locator) {
  return element.evaluate((shown) => {
    // The first scroll event gives the page its true height.
    dispatchEvent(new Event('scroll'));
    const { top } = shown.getBoundingClientRect();
    scrollTo({ top: scrollY + top - 1.1 * innerHeight, behavior: 'instant' });
  });
}

/** Hydrates all sections as printing does: scrolling needs frames, and headless Chromium may draw none for long. */
export async function hydrateAll(page: Page) {
  await page.evaluate(() => {
    for (const begins of ['scroll', 'beforeprint']) dispatchEvent(new Event(begins));
  });
  await expect(page.locator('[data-dehydrated]')).toHaveCount(0);
}

/** Switches senior mode on or off without storing the choice, which the button would do. */
export function setSenior(page: Page, senior: boolean) {
  return page.locator('html').evaluate((html, on) => html.toggleAttribute('data-senior', on), senior);
}

export async function fontsLoaded(page: Page) {
  await page.evaluate(() => document.fonts.ready);
}

/** Waits for React, whose tasks run in a message channel, which Playwright's clock does not stop. */
export function reactRendered(page: Page) {
  return page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    for (let task = 0; task < 10; task += 1) {
      port2.postMessage(null);
      await new Promise((done) => Object.assign(port1, { onmessage: done }));
    }
  });
}

/** Lets the page's clock run on after React has finished. */
export async function passTime(page: Page, ms: number) {
  await reactRendered(page);
  await page.clock.runFor(ms);
  await reactRendered(page);
}

/** Opens the page and stops its clock once its title is hydrated. */
export async function openWithStoppedClock(page: Page, path: string) {
  await page.clock.install({ time: '2026-11-21T08:00:00' });
  await page.goto(path);
  await expect(page.locator('[data-dehydrated]', { has: page.locator('h1') })).toHaveCount(0);
  await page.clock.pauseAt('2026-11-21T08:01:00');
}

/** Moves focus and mouse away from everything but the header. */
export async function moveAway(page: Page) {
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.mouse.move(5, 5);
}

/** Collects the addresses of matching requests from now on. */
export function requestsFrom(page: Page, matches: (request: Request) => boolean) {
  const addresses: string[] = [];
  page.on('request', (request) => matches(request) && addresses.push(request.url()));
  return addresses;
}

export async function openDrawer(page: Page) {
  const { labels } = navigation;
  await page.getByRole('button', { name: labels.openDrawer }).click();
  const drawer = page.getByRole('dialog', { name: labels.drawer });
  await expect(drawer).toBeVisible();
  return drawer;
}

/** The distance from the bottom of `upper` to the top of `lower`. */
export async function distanceBelow(upper: Locator, lower: Locator) {
  return (await boxOf(lower)).y - (await boxOf(upper)).bottom;
}

/** Presses a link of the footer. The first scroll of a visit moves the footer, so a press in the same frame would miss. */
export async function followFooterLink(page: Page, name: string) {
  const footer = page.getByRole('contentinfo');
  // On phones the links stand in closed <details>.
  await footer.locator('details').evaluateAll((all) => all.map((row) => row.setAttribute('open', '')));
  await scrollNear(footer);
  await footer.getByRole('link', { name, exact: true }).click();
}

/** The element's box in the view. */
export function boxOf(element: Locator) {
  return element.evaluate((shown) => {
    const { x, y, width, height, right, bottom } = shown.getBoundingClientRect();
    return { x, y, width, height, right, bottom, middle: { x: x + width / 2, y: y + height / 2 } };
  });
}

/** Opens a page and holds back its scripts until the returned function is called. */
export async function openWithLateScripts(page: Page, path: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js', (route) => released.then(() => route.continue()));
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

type Point = { x: number; y: number };

export async function drag(page: Page, from: Point, { x = 0, y = 0 }: Partial<Point>) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + x, from.y + y, { steps: 4 });
  await page.mouse.up();
}

/** Two fingers move apart from 40 px to 80 px around a point. */
export async function pinchOut(page: Page, { x, y }: Point) {
  const device = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: number[]) => {
    const touchPoints = fingers.map((beside) => ({ x: x + beside, y }));
    return device.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await touch('touchStart', -40, 40);
  await touch('touchMove', -60, 60);
  await touch('touchMove', -80, 80);
  await touch('touchEnd');
}

/** Removes both APIs with which a page can copy. */
export function forbidCopying(page: Page) {
  return page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
}

/** Names of all stored values: localStorage, sessionStorage, databases, cookies. */
export async function storedNames(page: Page) {
  const stored = [...(await page.localStorage.items()), ...(await page.sessionStorage.items())];
  const databases = await page.evaluate(() => indexedDB.databases());
  const cookies = await page.context().cookies();
  return [...stored, ...databases, ...cookies].map(({ name }) => name).sort();
}

/** Its `page` waits for hydration and fonts in goto, reload and goBack; `axe` expects no violations in a part or all. */
export const pageTest = base.extend<{ axe: (part?: string) => Promise<void> }>({
  page: async ({ page, javaScriptEnabled }, use) => {
    for (const open of ['goto', 'reload', 'goBack'] as const) {
      const navigate = page[open].bind(page) as (...where: unknown[]) => Promise<Response | null>;
      page[open] = async (...where: unknown[]) => {
        const answer = await navigate(...where);
        if (javaScriptEnabled === false) return answer;
        await hydrated(page);
        await fontsLoaded(page);
        return answer;
      };
    }
    await use(page);
  },
  axe: async ({ page }, use) => {
    await use(async (part) => {
      await fontsLoaded(page);
      expect(await axeFaults(page, part)).toEqual([]);
    });
  },
});

/** Fails a test if its page logs an error, or requests another host or a missing file, unless `faults` allows it. */
export const test = pageTest.extend<{ faults: { allow: (pattern: RegExp) => void } }>({
  faults: [
    async ({ page, baseURL }, use) => {
      const found: string[] = [];
      const allowed: RegExp[] = [];
      record(page, baseURL ?? '', (fault) => found.push(fault));
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(found.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Locator, type Page };
