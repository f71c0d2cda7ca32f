import { createServer } from 'node:http';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { launchBrowser } from '@/lib/build/browser';
import { exportListener } from '@/lib/build/hosting/serve';
import { listen } from '@/lib/build/listen';

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
};
const SETTLED_MS = 1500;
const OTHER_PAGES = ['about/', 'companyNews/', 'download/', 'guide/', 'preview/', 'privacy/'];

type Line = { name: string; value: number; limit: number; unit: string };

const KB = 1000;

/** What arrives over the wire before the visitor scrolls: by kind without headers, and all of it with them. */
async function arrivingBytes(browser: Browser, address: string) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const begun = new Map<string, { kind: string; headers: number }>();
  const bytes: Record<string, number> = {};
  const add = (kind: string, size: number) => {
    bytes[kind] = (bytes[kind] ?? 0) + size;
  };
  await network.send('Network.enable');
  network.on('Network.responseReceived', ({ requestId, type, response }) =>
    begun.set(requestId, { kind: type, headers: response.encodedDataLength }),
  );
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind, headers } = begun.get(requestId) ?? { kind: 'Other', headers: 0 };
    add(kind, encodedDataLength - headers);
    add('All', encodedDataLength);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await context.close();
  return bytes;
}

async function measureBytes(browser: Browser, origin: string): Promise<Line[]> {
  const bytes = await arrivingBytes(browser, origin);
  const line = (name: string, kind: string, limit: number): Line => ({
    name,
    value: (bytes[kind] ?? 0) / KB,
    limit,
    unit: 'KB',
  });
  return [
    line('JavaScript', 'Script', 171),
    line('CSS', 'Stylesheet', 18.5),
    line('HTML', 'Document', 38),
    line('everything before scrolling', 'All', 566),
  ];
}

async function measureOtherPages(browser: Browser, origin: string): Promise<Line[]> {
  const lines: Line[] = [];
  for (const path of OTHER_PAGES) {
    const { Script = 0 } = await arrivingBytes(browser, origin + path);
    lines.push({ name: `JavaScript of /${path}`, value: Script / KB, limit: 140, unit: 'KB' });
  }
  return lines;
}

function record() {
  Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

async function visit(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(100);
  }
  for (const tab of await page.getByRole('tab').all()) await tab.click();
  const chooser = page.locator('main button[aria-current], main [aria-current] ~ button');
  for (const button of await chooser.all()) if (await button.isVisible()) await button.click();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(SETTLED_MS);
}

async function measureVisit(browser: Browser, origin: string): Promise<Line> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(record);
  await page.goto(origin);
  await page.waitForTimeout(SETTLED_MS);
  await visit(page);
  const value = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  await context.close();
  return { name: 'layout shift over a whole visit', value, limit: 0.02, unit: '' };
}

function print(lines: Line[]) {
  for (const { name, value, limit, unit } of lines) {
    const digits = unit ? 1 : 4;
    const verdict = value > limit ? '✘' : '✔';
    console.log(
      `${verdict} ${name.padEnd(36)} ${value.toFixed(digits).padStart(8)} ${unit.padEnd(3)} of ${limit} ${unit}`,
    );
  }
}

async function budget() {
  const server = createServer(exportListener());
  const origin = `http://127.0.0.1:${await listen(server)}/`;
  const browser = await launchBrowser();
  const lines = [
    ...(await measureBytes(browser, origin)),
    ...(await measureOtherPages(browser, origin)),
    await measureVisit(browser, origin),
  ];
  await browser.close();
  server.close();
  print(lines);
  if (lines.some(({ value, limit }) => value > limit)) process.exitCode = 1;
}

void budget();
