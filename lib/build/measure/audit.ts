import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Result } from 'lighthouse';
import { serveSecurely } from '@/lib/build/hosting/secureServer';
import { PROFILES, type Profile, runLighthouse } from '@/lib/build/measure/lighthouseRuns';
import { exportEmptyPage } from '@/lib/build/measure/plainNext';
import { differences, median, type Verdict, verdict } from '@/lib/build/measure/verdict';
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

type Differences = ReturnType<typeof differences>;
type Manifest = { routes: Record<string, { srcRoute: string; dataRoute: string | null }> };

const { values, positionals } = parseArgs({
  options: { slowdown: { type: 'string', default: String(USUAL_SLOWDOWN) } },
  allowPositionals: true,
});
const slowdown = Number(values.slowdown);
if (!(slowdown >= 1)) throw new Error(`--slowdown 要写一个不小于 1 的数字，例如 12，不是 ${values.slowdown}`);
const profiles = slowdown === USUAL_SLOWDOWN ? PROFILES : (['phone'] as const);

function pageFile(path: string) {
  return join(OUT_FOLDER, path, 'index.html');
}

function drawnRoutes() {
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

function isUnlisted(path: string) {
  return UNLISTED.test(readFileSync(pageFile(path), 'utf8'));
}

function shortcomings(path: string, profile: Profile, { scores, metrics }: Verdict, above: Differences) {
  const home = path === HOME;
  if (slowdown !== USUAL_SLOWDOWN) return above.tbt > TBT_ABOVE_EMPTY_SLOW_MS ? ['blocked'] : [];
  const slow =
    profile === 'phone' ? above.score < (home ? -HOME_BELOW_EMPTY : 0) : scores.performance < PERFECT;
  const found = {
    slow,
    late: home && profile === 'phone' && metrics.lcp > HOME_LCP_S,
    blocked: above.tbt > TBT_ABOVE_EMPTY_MS,
    moving: metrics.cls > CLS,
    access: scores.accessibility < PERFECT,
    practices: scores['best-practices'] < PERFECT,
    search: scores.seo < PERFECT && !isUnlisted(path),
  };
  return Object.entries(found).flatMap(([name, fails]) => (fails ? [name] : []));
}

function tableRow(path: string, profile: Profile, page: Verdict, above: Differences) {
  const { performance, accessibility, 'best-practices': practices, seo } = page.scores;
  const { lcp, tbt, cls, kb } = page.metrics;
  return {
    route: path,
    profile,
    perf: performance,
    '±empty': above.score,
    access: accessibility,
    best: practices,
    SEO: seo,
    'LCP s': Number(lcp.toFixed(2)),
    'TBT ms': Math.round(tbt),
    '±TBT': Math.round(above.tbt),
    CLS: Number(cls.toFixed(3)),
    KB: Math.round(kb),
    short: shortcomings(path, profile, page, above).join(' '),
    faults: page.faults.join(' '),
  };
}

/** Measures each page in turns with an empty one, so that the machine's mood is in both. */
async function audit(paths: string[]) {
  const empty = await serveSecurely(await exportEmptyPage());
  const site = await serveSecurely();
  const rows: ReturnType<typeof tableRow>[] = [];
  const empties: Record<Profile, Result[]> = { phone: [], desktop: [] };
  const inTurns = async (path: string, profile: Profile) => {
    const pages: Result[] = [];
    const blanks: Result[] = [];
    for (let run = 0; run < RUNS[profile]; run += 1) {
      blanks.push(await runLighthouse(empty.origin, profile, slowdown, ['performance']));
      pages.push(await runLighthouse(site.origin + path, profile, slowdown));
    }
    empties[profile].push(...blanks);
    rows.push(tableRow(path, profile, verdict(pages), differences(pages, blanks)));
    console.table(rows);
  };
  for (const path of paths) for (const profile of profiles) await inTurns(path, profile);
  if (rows.some(({ short }) => short)) process.exitCode = 1;
  for (const profile of profiles) printEmpty(profile, empties[profile]);
  site.close();
  empty.close();
}

function printEmpty(profile: Profile, results: Result[]) {
  const { scores, metrics } = verdict(results);
  const speed = median(results.map(({ environment }) => environment.benchmarkIndex));
  const { lcp, tbt } = metrics;
  console.log(
    `  An empty page of this Next, ${profile}: ${scores.performance}, LCP ${lcp.toFixed(2)} s, TBT ${tbt.toFixed(0)} ms; Lighthouse's index of the machine ${speed}`,
  );
}

void audit(positionals.length ? positionals : drawnRoutes());
