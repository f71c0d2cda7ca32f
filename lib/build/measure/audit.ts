import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { launchBrowser } from '@/lib/build/browser';
import { serveSecurely } from '@/lib/build/hosting/serveSecurely';
import { exportEmptyPage } from '@/lib/build/measure/emptyPage';
import { type Line, slowLine } from '@/lib/build/measure/slowLine';
import { OUT_FOLDER } from '@/lib/build/outFiles';

const PHONE = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const RURAL: Line = { roundTripMs: 150, downKbps: 1600, upKbps: 750 };
const CABLE: Line = { roundTripMs: 40, downKbps: 8000, upKbps: 4000 };
const WATCHED_MS = 12_000;
const PAUSE_MS = 2000;
const TAP_MS = 90;
const ROUNDS = 5;
const PRESSED = {
  'case tab': ['/#cooperation', '#cooperation [role=tab][aria-selected=false]'],
  'drone tab': ['/#product', '#product [role=tab][aria-selected=false]'],
  menu: ['/', 'header button[aria-expanded]:visible'],
} as const;

const { values, positionals: routes } = parseArgs({
  options: {
    slowdown: { type: 'string', default: '4' },
    desktop: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const slowdown = Number(values.slowdown);
if (!(slowdown >= 1)) throw new Error(`--slowdown 应为不小于 1 的数字 / a number from 1: ${values.slowdown}`);

/** Digests of trusted certificates: Chromium prefetches no page behind one that it does not trust. */
const trustedKeys: string[] = [];

type Entry = Record<'entryType' | 'name', string> & Record<'startTime' | 'duration', number>;
type Watching = typeof window & { entries: Entry[] };

function watch() {
  const entries: unknown[] = [];
  Object.assign(window, { entries });
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'event']) {
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) =>
      entries.push(...list.getEntries().map((entry) => entry.toJSON())),
    ).observe(options);
  }
}

const entriesOf = (page: Page) => page.evaluate(() => (window as Watching).entries);

function figuresOf(entries: Entry[]) {
  const of = (type: string) => entries.filter(({ entryType }) => entryType === type);
  return {
    fcp: entries.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
    lcp: of('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
    blocking: of('longtask').reduce((total, { duration }) => total + duration - 50, 0),
  };
}

/** A new browser for each visit: one that has shown the page has its code cached. */
async function visit<T>(see: (page: Page) => Promise<T>) {
  const browser = await launchBrowser(`--ignore-certificate-errors-spki-list=${trustedKeys.join()}`);
  const device = values.desktop ? DESKTOP : PHONE;
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' });
  const page = await context.newPage();
  const processor = await context.newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watch);
  return see(page).finally(() => browser.close());
}

const load = (address: string) =>
  visit(async (page) => {
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(WATCHED_MS);
    return figuresOf(await entriesOf(page));
  });

/** From the press on a link of the footer, when the clock of the next page begins, to that page's first paint. */
const follow = (origin: string, path: string) =>
  visit(async (page) => {
    await page.goto(origin, { waitUntil: 'networkidle' });
    const link = page.locator(`footer a[href="${path}"]`).first();
    // On phones the links of the footer stand in closed lists.
    await link.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(PAUSE_MS);
    await link.click({ delay: TAP_MS, noWaitAfter: true });
    await page.waitForURL(`**${path}`, { waitUntil: 'load' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    return figuresOf(await entriesOf(page)).fcp;
  });

/** The longest event, from the press to the next frame. */
const press = (address: string, control: string) =>
  visit(async (page) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(PAUSE_MS);
    await page.evaluate(() => (window as Watching).entries.splice(0));
    await page.locator(control).first().click();
    await page.waitForTimeout(PAUSE_MS);
    const events = (await entriesOf(page)).filter(({ entryType }) => entryType === 'event');
    return Math.max(0, ...events.map(({ duration }) => duration));
  });

function median(numbers: readonly number[]) {
  const middle = [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
  return Number(middle?.toFixed(3));
}

async function repeat<T>(task: () => Promise<T>) {
  const results: T[] = [];
  for (let round = 0; round < ROUNDS; round += 1) results.push(await task());
  return results;
}

async function behindLine(folder: string) {
  const { origin, keyHash } = await serveSecurely(folder);
  trustedKeys.push(keyHash);
  return `https://127.0.0.1:${await slowLine(Number(new URL(origin).port), values.desktop ? CABLE : RURAL)}`;
}

async function audit() {
  const site = await behindLine(OUT_FOLDER);
  const empty = await behindLine(await exportEmptyPage());
  for (const route of routes.length ? routes : ['/']) {
    const pairs = await repeat(async () => ({ page: await load(site + route), empty: await load(empty) }));
    console.log(`${route}, processor ÷ ${slowdown}, ${values.desktop ? 'desktop' : 'phone'}`);
    console.table(
      (['fcp', 'lcp', 'blocking'] as const).map((figure) => ({
        figure,
        page: median(pairs.map(({ page }) => page[figure])),
        empty: median(pairs.map((pair) => pair.empty[figure])),
        above: median(pairs.map((pair) => pair.page[figure] - pair.empty[figure])),
      })),
    );
  }
  for (const path of ['/guide/', '/companyNews/', '/download/'])
    console.log(`press → ${path}: ${median(await repeat(() => follow(site, path)))} ms`);
  for (const [name, [place, control]] of Object.entries(PRESSED))
    console.log(`${name}: ${median(await repeat(() => press(site + place, control)))} ms`);
  process.exit();
}

void audit();
