import { createServer } from 'node:http';
import type { Browser, Page } from 'playwright';
import { launchBrowser } from '@/lib/build/browser';
import { exportListener } from '@/lib/build/hosting/serve';
import { listen } from '@/lib/build/listen';
import { runIfMain } from '@/lib/build/runIfMain';

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
};
const SETTLED_MS = 1500;
/** By kind without headers, and all with them. */
const HOME_LIMITS_KB = { Script: 171, Stylesheet: 18.5, Document: 38, All: 566 };
const OTHER_PAGES = ['about/', 'companyNews/', 'download/', 'guide/', 'preview/', 'privacy/'];
const OTHER_SCRIPT_LIMIT_KB = 140;
const SHIFT_LIMIT = 0.02;

/** What arrives over the wire before the visitor scrolls. */
async function arrivingKilobytes(browser: Browser, address: string) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const begun = new Map<string, { type: string; headers: number }>();
  const arrived: Record<string, number> = {};
  await network.send('Network.enable');
  network.on('Network.responseReceived', ({ requestId, type, response }) =>
    begun.set(requestId, { type, headers: response.encodedDataLength }),
  );
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const { type, headers } = begun.get(requestId) ?? { type: 'Other', headers: 0 };
    arrived[type] = (arrived[type] ?? 0) + (bytes - headers) / 1000;
    arrived.All = (arrived.All ?? 0) + bytes / 1000;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await context.close();
  return arrived;
}

type Shifted = Window & { shift: number };

function recordShifts() {
  const shifted = window as unknown as Shifted;
  shifted.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) shifted.shift += entry.value;
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
  const shift = await page.evaluate(() => (window as unknown as Shifted).shift);
  await page.close();
  return shift;
}

async function budget() {
  const server = createServer(exportListener());
  const origin = `http://127.0.0.1:${await listen(server)}/`;
  const browser = await launchBrowser();
  const home = await arrivingKilobytes(browser, origin);
  const rows = Object.entries(HOME_LIMITS_KB).map(([kind, limit]) => ({
    what: `${kind}, KB`,
    value: home[kind] ?? 0,
    limit,
  }));
  for (const path of OTHER_PAGES) {
    const { Script: value = 0 } = await arrivingKilobytes(browser, origin + path);
    rows.push({ what: `Script of /${path}, KB`, value, limit: OTHER_SCRIPT_LIMIT_KB });
  }
  const value = await layoutShift(browser, origin);
  rows.push({ what: 'layout shift over a whole visit', value, limit: SHIFT_LIMIT });
  await browser.close();
  server.close();
  console.table(
    rows.map((row) => ({
      ...row,
      value: Number(row.value.toFixed(4)),
      over: row.value > row.limit ? '✘' : '',
    })),
  );
  if (rows.some(({ value, limit }) => value > limit)) process.exitCode = 1;
}

void runIfMain(module, budget);
