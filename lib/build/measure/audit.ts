import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Config, Result } from 'lighthouse';
import { chromium } from 'playwright';
import { ensureBrowser } from '@/lib/build/browser';
import { serveSecurely } from '@/lib/build/hosting/secureServer';
import { OUT_FOLDER } from '@/lib/build/outFiles';

const RUNS = 3;
const ATTEMPTS = 9;
const PERFECT = 100;
/** The home page shows a picture of the whole screen and half of the site's scripts. */
const HOME_ON_PHONE = 98;
const NOT_FOUND = '/404/';
/** Search engines are told to leave a page out, which Lighthouse counts as a fault. */
const UNLISTED = /<meta name="robots" content="[^"]*noindex/;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = [
  { name: 'LCP s', audit: 'largest-contentful-paint', unit: 1000, digits: 2 },
  { name: 'TBT ms', audit: 'total-blocking-time', unit: 1, digits: 0 },
  { name: 'CLS', audit: 'cumulative-layout-shift', unit: 1, digits: 3 },
  { name: 'KB', audit: 'total-byte-weight', unit: 1000, digits: 0 },
];
const PATH_WIDTH = 34;
const FIGURE_WIDTH = 7;

type Profile = { name: 'phone' | 'desktop'; config?: Config };
type Verdict = { scores: number[]; metrics: number[]; faults: string[] };
type Manifest = { routes: Record<string, { srcRoute: string; dataRoute: string | null }> };

/** One page of each route that the build drew. */
function drawnRoutes() {
  const { routes }: Manifest = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8'));
  const pages = Object.entries(routes).filter(([path, { dataRoute }]) => dataRoute && !path.startsWith('/_'));
  const firsts = new Map(pages.reverse().map(([path, { srcRoute }]) => [srcRoute, path]));
  return [...firsts.values()]
    .map((path) => (path === '/' ? path : `${path}/`))
    .concat(NOT_FOUND)
    .sort();
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function openBrowser() {
  const port = await freePort();
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [`--remote-debugging-port=${port}`, '--ignore-certificate-errors', ...sandbox],
  });
  return { port, close: () => browser.close() };
}

function median(values: number[]) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** What fails, performance aside, whose figures stand in the table. */
function faultsOf({ categories, audits }: Result) {
  return CATEGORIES.slice(1).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
      .map(({ id }) => id),
  );
}

function verdict(results: Result[]): Verdict {
  const middle = (read: (result: Result) => number | null | undefined) =>
    median(results.map((result) => read(result) ?? Number.NaN));
  return {
    scores: CATEGORIES.map((name) =>
      Math.round(middle(({ categories }) => categories[name]?.score) * PERFECT),
    ),
    metrics: METRICS.map(({ audit, unit }) => middle(({ audits }) => audits[audit]?.numericValue) / unit),
    faults: [...new Set(results.flatMap(faultsOf))],
  };
}

function limit(path: string, profile: string, category: string) {
  const unlisted = UNLISTED.test(readFileSync(join(OUT_FOLDER, path, 'index.html'), 'utf8'));
  if (category === 'seo' && unlisted) return 0;
  return category === 'performance' && profile === 'phone' && path === '/' ? HOME_ON_PHONE : PERFECT;
}

function printHead() {
  const heads = ['perf', 'access', 'best', 'SEO', ...METRICS.map(({ name }) => name)];
  const row = ['route'.padEnd(PATH_WIDTH), 'profile', ...heads.map((head) => head.padStart(FIGURE_WIDTH))];
  console.log(`  ${row.join(' ')}`);
}

/** Prints the row; says whether it is good enough. */
function printRow(path: string, profile: string, { scores, metrics, faults }: Verdict) {
  const good = CATEGORIES.every((name, index) => (scores[index] ?? 0) >= limit(path, profile, name));
  const figures = [
    ...scores.map(String),
    ...metrics.map((value, index) => value.toFixed(METRICS[index]?.digits)),
  ];
  const row = [
    path.padEnd(PATH_WIDTH),
    profile.padEnd(7),
    ...figures.map((text) => text.padStart(FIGURE_WIDTH)),
  ];
  console.log(`${good ? '✔' : '✘'} ${[...row, ...faults].join(' ')}`);
  return good;
}

async function audit(paths: string[]) {
  const { default: lighthouse, desktopConfig } = await import('lighthouse');
  const profiles: Profile[] = [{ name: 'phone' }, { name: 'desktop', config: desktopConfig }];
  const site = await serveSecurely();
  /** In a browser of its own, as Lighthouse itself does: one that has shown the page keeps work from it. */
  const measureOnce = async (path: string, config?: Config) => {
    const browser = await openBrowser();
    const flags = { port: browser.port, logLevel: 'error' as const, onlyCategories: [...CATEGORIES] };
    const answer = await lighthouse(site.origin + path, flags, config);
    await browser.close();
    return answer?.lhr;
  };
  const measure = async (path: string, config?: Config) => {
    const results: Result[] = [];
    for (let attempt = 0; results.length < RUNS && attempt < ATTEMPTS; attempt += 1) {
      const result = await measureOnce(path, config);
      if (result && !result.runtimeError) results.push(result);
      else console.log(`  ${path} was not measured, once more: ${result?.runtimeError?.code}`);
    }
    if (results.length < RUNS) throw new Error(`${path} could not be measured in ${ATTEMPTS} attempts`);
    return results;
  };
  const speeds: number[] = [];
  printHead();
  for (const path of paths) {
    for (const { name, config } of profiles) {
      const results = await measure(path, config);
      speeds.push(...results.map(({ environment }) => environment.benchmarkIndex));
      if (!printRow(path, name, verdict(results))) process.exitCode = 1;
    }
  }
  console.log(`  Lighthouse's index of this machine while it ran: ${median(speeds)}`);
  site.close();
}

void audit(process.argv.length > 2 ? process.argv.slice(2) : drawnRoutes());
