import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Result } from 'lighthouse';
import { serveSecurely } from '@/lib/build/hosting/serveSecurely';
import {
  CATEGORIES,
  type Category,
  PROFILES,
  type Profile,
  runLighthouse,
} from '@/lib/build/measure/lighthouseRuns';
import { exportEmptyPage } from '@/lib/build/measure/plainNext';
import { OUT_FOLDER } from '@/lib/build/outFiles';

const RUNS = { phone: 5, desktop: 3 };
const PERFECT = 100;
const HOME = '/';
const HOME_LCP_S = 1.4;
/** The home page shows a picture of the whole screen and moves more than all others. */
const HOME_BELOW_EMPTY = 1;
const TBT_ABOVE_EMPTY_MS = 40;
const TBT_ABOVE_EMPTY_SLOW_MS = 350;
/** Lighthouse's phone is so many times slower than the machine; cheap ones are about 12 times. */
const USUAL_SLOWDOWN = 4;
const CLS = 0.001;
const NOT_FOUND = '/404/';
/** Search engines are told to leave a page out, which Lighthouse counts as a fault. */
const UNLISTED = /<meta name="robots" content="[^"]*noindex/;

const { values, positionals } = parseArgs({
  options: { slowdown: { type: 'string', default: String(USUAL_SLOWDOWN) } },
  allowPositionals: true,
});
const slowdown = Number(values.slowdown);
if (!(slowdown >= 1)) throw new Error(`--slowdown 要写一个不小于 1 的数字，例如 12，不是 ${values.slowdown}`);
const profiles = slowdown === USUAL_SLOWDOWN ? PROFILES : (['phone'] as const);

const score = (name: Category) => (result: Result) =>
  (result.categories[name]?.score ?? Number.NaN) * PERFECT;
const metric = (name: string, unit: number) => (result: Result) =>
  (result.audits[name]?.numericValue ?? Number.NaN) / unit;

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
};
type Figures = Record<keyof typeof FIGURES, number>;

function median(numbers: readonly number[]) {
  const middle = [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
  return Number(middle.toFixed(3));
}

function figuresOf(results: readonly Result[]) {
  const medians = Object.entries(FIGURES).map(([name, read]) => [name, median(results.map(read))]);
  return Object.fromEntries(medians) as Figures;
}

/** What fails, performance aside, whose figures stand in the table. */
function faultsOf({ categories, audits }: Result) {
  return CATEGORIES.slice(1)
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
    .map(({ id }) => id);
}

function pageFile(path: string) {
  return join(OUT_FOLDER, path, 'index.html');
}

/** The first page of each route. */
function drawnRoutes() {
  type Manifest = { routes: Record<string, { srcRoute: string; dataRoute: string | null }> };
  const { routes }: Manifest = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8'));
  const pages = Object.entries(routes).filter(
    ([path, { dataRoute }]) => dataRoute && existsSync(pageFile(path)),
  );
  const firsts = new Map(pages.reverse().map(([path, { srcRoute }]) => [srcRoute, path]));
  return [...firsts.values()]
    .map((path) => (path === HOME ? path : `${path}/`))
    .concat(NOT_FOUND)
    .sort();
}

function shortcomings(path: string, profile: Profile, page: Figures, above: { score: number; tbt: number }) {
  const home = path === HOME;
  if (slowdown !== USUAL_SLOWDOWN) return above.tbt > TBT_ABOVE_EMPTY_SLOW_MS ? 'blocked' : '';
  const found = {
    slow: profile === 'phone' ? above.score < (home ? -HOME_BELOW_EMPTY : 0) : page.perf < PERFECT,
    late: home && profile === 'phone' && page['LCP s'] > HOME_LCP_S,
    blocked: above.tbt > TBT_ABOVE_EMPTY_MS,
    moving: page.CLS > CLS,
    access: page.access < PERFECT,
    practices: page.best < PERFECT,
    search: page.SEO < PERFECT && !UNLISTED.test(readFileSync(pageFile(path), 'utf8')),
  };
  return Object.entries(found)
    .flatMap(([name, fails]) => (fails ? [name] : []))
    .join(' ');
}

/** Measures each page in turns with an empty one, so that the machine's mood is in both. */
async function audit(paths: string[]) {
  const empty = await serveSecurely(await exportEmptyPage());
  const site = await serveSecurely();
  const rows: object[] = [];
  const empties: Record<Profile, Result[]> = { phone: [], desktop: [] };
  const inTurns = async (route: string, profile: Profile) => {
    const pages: Result[] = [];
    const blanks: Result[] = [];
    for (let run = 0; run < RUNS[profile]; run += 1) {
      blanks.push(await runLighthouse(empty.origin, profile, slowdown, ['performance']));
      pages.push(await runLighthouse(site.origin + route, profile, slowdown));
    }
    empties[profile].push(...blanks);
    const above = (read: (result: Result) => number) =>
      median(pages.map((page, turn) => read(page) - read(blanks[turn] as Result)));
    const page = figuresOf(pages);
    const differences = { score: above(performance), tbt: above(blocking) };
    const short = shortcomings(route, profile, page, differences);
    if (short) process.exitCode = 1;
    const faults = [...new Set(pages.flatMap(faultsOf))].join(' ');
    rows.push({
      route,
      profile,
      ...page,
      '±empty': differences.score,
      '±TBT': differences.tbt,
      short,
      faults,
    });
    console.table(rows);
  };
  for (const path of paths) for (const profile of profiles) await inTurns(path, profile);
  console.log('An empty page of this Next, and Lighthouse’s index of the machine:');
  console.table(
    profiles.map((profile) => ({
      profile,
      ...figuresOf(empties[profile]),
      machine: median(empties[profile].map(({ environment }) => environment.benchmarkIndex)),
    })),
  );
  site.close();
  empty.close();
}

void audit(positionals.length ? positionals : drawnRoutes());
