import { createServer } from 'node:http';
import { type Browser, devices, type Page, type Request } from 'playwright';
import { launchBrowser } from '@/lib/build/browser';
import { exportListener } from '@/lib/build/hosting/serve';
import { listen } from '@/lib/build/listen';
import { runIfMain } from '@/lib/build/runIfMain';

const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const SETTLED_MS = 1500;
/** Bodies by kind; `all` is a limit of its own, which counts the headers and every other kind too. */
const HOME_LIMITS_KB = { script: 171, document: 56, all: 570 };
const SHIFT_LIMIT = 0.02;

/** What arrives over the wire before the visitor scrolls. */
async function arrivingKilobytes(browser: Browser, address: string) {
  const page = await browser.newPage(PHONE);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(address, { waitUntil: 'networkidle' });
  const arrived: Record<string, number> = {};
  const add = (kind: string, bytes: number) => {
    arrived[kind] = (arrived[kind] ?? 0) + bytes / 1000;
  };
  for (const request of requests) {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    add(request.resourceType(), responseBodySize);
    add('all', responseBodySize + responseHeadersSize);
  }
  await page.close();
  return arrived;
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Shifted = typeof window & { shift: number };

function recordShifts() {
  const shifted = window as Shifted;
  shifted.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as Shift[])
      if (!hadRecentInput) shifted.shift += value;
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

async function layoutShift(browser: Browser, address: string) {
  const page = await browser.newPage(PHONE);
  await page.addInitScript(recordShifts);
  await page.goto(address);
  await page.waitForTimeout(SETTLED_MS);
  await visit(page);
  return page.evaluate(() => (window as Shifted).shift).finally(() => page.close());
}

async function budget() {
  const server = createServer(exportListener());
  const origin = `http://127.0.0.1:${await listen(server)}/`;
  const browser = await launchBrowser();
  const rows: { what: string; value: number; limit: number; over: string }[] = [];
  const row = (what: string, value: number, limit: number) => {
    rows.push({ what, value: Number(value.toFixed(4)), limit, over: value > limit ? '✘' : '' });
    if (value > limit) process.exitCode = 1;
  };
  const shift = layoutShift(browser, origin);
  const home = await arrivingKilobytes(browser, origin);
  for (const [kind, limit] of Object.entries(HOME_LIMITS_KB)) row(`${kind}, KB`, home[kind] ?? 0, limit);
  row('layout shift over a whole visit', await shift, SHIFT_LIMIT);
  await browser.close();
  server.close();
  console.table(rows);
}

void runIfMain(module, budget);
