import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from 'playwright';
import { launchBrowser } from '@/lib/build/browser';
import { serveSecurely } from '@/lib/build/hosting/serveSecurely';
import { exportEmptyPage } from '@/lib/build/measure/emptyPage';
import { type Line, slowLine } from '@/lib/build/measure/slowLine';
import { OUT_FOLDER } from '@/lib/build/outFiles';

const PHONE = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const RURAL: Line = { roundTripMs: 150, downKbps: 1600, upKbps: 750 };
const CABLE: Line = { roundTripMs: 40, downKbps: 8000, upKbps: 4000 };
/** Blocking is counted for so long. */
const WATCHED_MS = 12_000;
const PAUSE_MS = 2000;
const FIGURES = ['fcp', 'lcp', 'blocking', 'cls', 'kilobytes'] as const;
/** A finger rests on a link for about so long. */
const TAP_MS = 90;

const { values, positionals: routes } = parseArgs({
  options: {
    slowdown: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
    desktop: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const slowdown = Number(values.slowdown);
if (!(slowdown >= 1)) throw new Error(`--slowdown 要写一个不小于 1 的数字，例如 12，不是 ${values.slowdown}`);

type Entry = {
  entryType: string;
  name: string;
  startTime: number;
  duration: number;
  value: number;
  hadRecentInput: boolean;
};
type Watching = typeof window & { entries: Entry[] };

function watch() {
  const entries: unknown[] = [];
  Object.assign(window, { entries });
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift', 'event']) {
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) =>
      entries.push(...list.getEntries().map((entry) => entry.toJSON())),
    ).observe(options);
  }
}

const entriesOf = (page: Page) => page.evaluate(() => (window as Watching).entries);

function sum(numbers: number[]) {
  return numbers.reduce((total, each) => total + each, 0);
}

function figuresOf(entries: Entry[]) {
  const of = (type: string) => entries.filter(({ entryType }) => entryType === type);
  return {
    fcp: entries.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
    lcp: of('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
    blocking: sum(of('longtask').map(({ duration }) => duration - 50)),
    cls: sum(of('layout-shift').map(({ value, hadRecentInput }) => (hadRecentInput ? 0 : value))),
  };
}

/** A new browser for each visit: one that has shown the page has its code cached. */
async function visit<T>(see: (page: Page, context: BrowserContext) => Promise<T>) {
  const browser = await launchBrowser('--ignore-certificate-errors');
  const device = values.desktop ? DESKTOP : PHONE;
  const context = await browser.newContext({ ...device, ignoreHTTPSErrors: true, serviceWorkers: 'block' });
  const page = await context.newPage();
  const processor = await context.newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watch);
  return see(page, context).finally(() => browser.close());
}

const load = (address: string) =>
  visit(async (page, context) => {
    let bytes = 0;
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    network.on('Network.dataReceived', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(address, { waitUntil: 'load' });
    const kilobytes = bytes / 1024;
    await page.waitForTimeout(WATCHED_MS);
    return { ...figuresOf(await entriesOf(page)), kilobytes };
  });

/** From the press on a link of the footer, when the clock of the next page begins, to that page's first paint. */
const follow = (origin: string, path: string) =>
  visit(async (page) => {
    await page.goto(origin, { waitUntil: 'networkidle' });
    const link = page.locator(`footer a[href="${path}"]`).first();
    // On phones the links of the footer stand in closed lists.
    await link.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
    await link.scrollIntoViewIfNeeded();
    await link.click({ delay: TAP_MS, noWaitAfter: true });
    await page.waitForURL(`**${path}`, { waitUntil: 'load' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    return figuresOf(await entriesOf(page)).fcp;
  });

const CONTROLS = {
  'case tab': { place: '/#cooperation', control: '#cooperation [role=tab][aria-selected=false]' },
  'drone tab': { place: '/#product', control: '#product [role=tab][aria-selected=false]' },
  menu: { place: '/', control: 'header button[aria-expanded]:visible' },
};

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
  for (let round = 0; round < Number(values.rounds); round += 1) results.push(await task());
  return results;
}

async function origins() {
  const line = values.desktop ? CABLE : RURAL;
  const behindLine = async (folder: string) => {
    const { origin, close } = await serveSecurely(folder);
    return { origin: `https://127.0.0.1:${await slowLine(Number(new URL(origin).port), line)}`, close };
  };
  return { site: await behindLine(OUT_FOLDER), empty: await behindLine(await exportEmptyPage()) };
}

async function audit() {
  const { site, empty } = await origins();
  for (const route of routes.length ? routes : ['/']) {
    const pairs = await repeat(async () => ({
      page: await load(site.origin + route),
      empty: await load(empty.origin),
    }));
    console.log(`${route}, processor ÷ ${slowdown}, ${values.desktop ? 'desktop' : 'phone'}`);
    console.table(
      FIGURES.map((figure) => {
        const on = (which: 'page' | 'empty') => pairs.map((pair) => pair[which][figure]);
        const above = median(pairs.map((pair) => pair.page[figure] - pair.empty[figure]));
        const [least, most] = [Math.min(...on('page')), Math.max(...on('page'))];
        return { figure, page: median(on('page')), least, most, empty: median(on('empty')), above };
      }),
    );
  }
  for (const path of ['/guide/', '/companyNews/', '/download/'])
    console.log(`press → ${path}: ${median(await repeat(() => follow(site.origin, path)))} ms`);
  for (const [name, { place, control }] of Object.entries(CONTROLS))
    console.log(`${name}: ${median(await repeat(() => press(site.origin + place, control)))} ms`);
  process.exit();
}

void audit();
