import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Result } from 'lighthouse';
import { launchBrowser } from '@/lib/build/browser';
import { serveSecurely } from '@/lib/build/hosting/serveSecurely';
import { freePort } from '@/lib/build/listen';
import { exportEmptyPage } from '@/lib/build/measure/plainNext';
import { OUT_FOLDER } from '@/lib/build/outFiles';

const RUNS = { phone: 5, desktop: 3 };
type Profile = keyof typeof RUNS;
/** Lighthouse at times loses its own trace. */
const ATTEMPTS = 4;
const PERFECT = 100;
const HOME = '/';
const HOME_LCP_S = 1.4;
/** The home page shows a picture of the whole screen and moves more than all others. */
const HOME_BELOW_EMPTY = 1;
const TBT_ABOVE_EMPTY_MS = 40;
const TBT_ABOVE_EMPTY_SLOW_MS = 250;
/** Lighthouse's phone is so many times slower than the machine; cheap ones are about 12 times. */
const USUAL_SLOWDOWN = 4;
const CLS = 0.001;
/** Search engines are told to leave a page out, which Lighthouse counts as a fault. */
const UNLISTED = /<meta name="robots" content="[^"]*noindex/;

const { values, positionals } = parseArgs({
  options: { slowdown: { type: 'string', default: String(USUAL_SLOWDOWN) } },
  allowPositionals: true,
});
const slowdown = Number(values.slowdown);
if (!(slowdown >= 1)) throw new Error(`--slowdown 要写一个不小于 1 的数字，例如 12，不是 ${values.slowdown}`);
const profiles: Profile[] = slowdown === USUAL_SLOWDOWN ? ['phone', 'desktop'] : ['phone'];

/** A page, and an empty one measured just before it, so that both have the machine's load. */
type Run = { page: Result; empty: Result };
type Read = (page: Result, empty: Result) => number;

const score =
  (name: string): Read =>
  ({ categories }) =>
    (categories[name]?.score ?? Number.NaN) * PERFECT;
const metric =
  (name: string, unit: number): Read =>
  ({ audits }) =>
    (audits[name]?.numericValue ?? Number.NaN) / unit;
const aboveEmpty =
  (read: Read): Read =>
  (page, empty) =>
    read(page, empty) - read(empty, empty);

const performance = score('performance');
const blocking = metric('total-blocking-time', 1);
const FIGURES = {
  perf: performance,
  access: score('accessibility'),
  best: score('best-practices'),
  SEO: score('seo'),
  'LCP s': metric('largest-contentful-paint', 1000),
  'TBT ms': blocking,
  CLS: metric('cumulative-layout-shift', 1),
  KB: metric('total-byte-weight', 1000),
  '±empty': aboveEmpty(performance),
  '±TBT': aboveEmpty(blocking),
};
type Figures = Record<keyof typeof FIGURES, number>;

async function runLighthouse(address: string, profile: Profile, onlyCategories?: string[]): Promise<Result> {
  const { default: lighthouse, desktopConfig } = await import('lighthouse');
  const phone = profile === 'phone';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = await freePort();
    // A browser that has shown the page has its code cached.
    const browser = await launchBrowser(`--remote-debugging-port=${port}`, '--ignore-certificate-errors');
    const throttling = phone ? { throttling: { cpuSlowdownMultiplier: slowdown } } : {};
    const flags = { port, logLevel: 'error' as const, onlyCategories, ...throttling };
    const answer = await lighthouse(address, flags, phone ? undefined : desktopConfig);
    await browser.close();
    if (answer && !answer.lhr.runtimeError) return answer.lhr;
  }
  throw new Error(`${address} could not be measured in ${ATTEMPTS} attempts`);
}

function median(numbers: readonly number[]) {
  const middle = [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
  return Number(middle.toFixed(3));
}

function figuresOf(runs: readonly Run[]) {
  const medians = Object.entries(FIGURES).map(([name, read]) => [
    name,
    median(runs.map(({ page, empty }) => read(page, empty))),
  ]);
  return Object.fromEntries(medians) as Figures;
}

/** Performance aside, whose figures stand in the table. */
function faultsOf({ categories: { performance: _, ...others }, audits }: Result) {
  return Object.values(others)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
    .map(({ id }) => id);
}

function pageFile(path: string) {
  return join(OUT_FOLDER, path, 'index.html');
}

/** The first page of each route. */
function drawnRoutes() {
  type Manifest = { routes: Record<string, { srcRoute: string }> };
  const { routes }: Manifest = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8'));
  const pages = Object.entries(routes).filter(([path]) => existsSync(pageFile(path)));
  const firsts = new Map(pages.reverse().map(([path, { srcRoute }]) => [srcRoute, path]));
  return [...firsts.values()].map((path) => path.replace(/[^/]$/, '$&/')).sort();
}

function shortcomings(route: string, profile: Profile, found: Figures) {
  const home = route === HOME;
  const phone = profile === 'phone';
  if (slowdown !== USUAL_SLOWDOWN) return found['±TBT'] > TBT_ABOVE_EMPTY_SLOW_MS ? '±TBT' : '';
  const fails = {
    perf: !phone && found.perf < PERFECT,
    access: found.access < PERFECT,
    best: found.best < PERFECT,
    SEO: found.SEO < PERFECT && !UNLISTED.test(readFileSync(pageFile(route), 'utf8')),
    LCP: home && phone && found['LCP s'] > HOME_LCP_S,
    CLS: found.CLS > CLS,
    '±empty': phone && found['±empty'] < (home ? -HOME_BELOW_EMPTY : 0),
    '±TBT': found['±TBT'] > TBT_ABOVE_EMPTY_MS,
  };
  return Object.entries(fails)
    .flatMap(([name, isShort]) => (isShort ? name : []))
    .join(' ');
}

async function audit(routes: string[]) {
  const empty = await serveSecurely(await exportEmptyPage());
  const site = await serveSecurely();
  const rows: object[] = [];
  const empties: object[] = [];
  for (const profile of profiles) {
    const all: Run[] = [];
    for (const route of routes) {
      const runs: Run[] = [];
      for (let run = 0; run < RUNS[profile]; run += 1)
        runs.push({
          empty: await runLighthouse(empty.origin, profile, ['performance']),
          page: await runLighthouse(site.origin + route, profile),
        });
      all.push(...runs);
      const figures = figuresOf(runs);
      const short = shortcomings(route, profile, figures);
      if (short) process.exitCode = 1;
      const faults = [...new Set(runs.flatMap(({ page }) => faultsOf(page)))].join(' ');
      rows.push({ route, profile, ...figures, short, faults });
      console.table(rows);
    }
    const machine = median(all.map(({ page }) => page.environment.benchmarkIndex));
    empties.push({ profile, ...figuresOf(all.map((run) => ({ ...run, page: run.empty }))), machine });
  }
  console.log('An empty page of this Next, and Lighthouse’s index of the machine:');
  console.table(empties);
  site.close();
  empty.close();
}

void audit(positionals.length ? positionals : drawnRoutes());
