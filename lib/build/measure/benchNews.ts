import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '@/lib/build/command';
import { articleFiles } from '@/lib/build/contentModules';
import { exportPlainNews } from '@/lib/build/measure/plainNext';
import { OUT_FOLDER, outFiles } from '@/lib/build/outFiles';
import { buildPictures } from '@/lib/build/pictures/pictures';
import { runIfMain } from '@/lib/build/runIfMain';
import { readText } from '@/lib/content/readText';

/** So many articles beside the site's own, to which its pages link. */
const SIZES = [0, 100, 1000, 10_000];
const OWN_NEWS = 'content/news';
const FOLDER = '.cache/bench-news';
const DAYS = 3650;
const DAY_MS = 86_400_000;

/** Copies of the site's own articles, each with a title, a summary and a day of its own. */
function writeNews(count: number) {
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync(OWN_NEWS, FOLDER, { recursive: true });
  const own = articleFiles(OWN_NEWS)
    .map(readText)
    .filter((text) => !/^draft: true/m.test(text));
  for (let number = 1; number <= count; number += 1) {
    const text = own[number % own.length] ?? '';
    const date = new Date(Date.now() - (number % DAYS) * DAY_MS).toISOString().slice(0, 10);
    const copy = text
      .replace(/^title: .*/m, `title: 第 ${number} 篇说明`)
      .replace(/^(summary: )(.{7})/m, `$1（${String(number).padStart(5, '0')}）`)
      .replace(/^date: .*/m, `date: ${date}`);
    writeFileSync(join(FOLDER, `copy-${number}.md`), copy);
  }
}

async function secondsOf(run: () => Promise<unknown>) {
  const start = performance.now();
  await run();
  return Number(((performance.now() - start) / 1000).toFixed(1));
}

const runScript = (file: string) => runTool('tsx', [`lib/build/${file}`], { NEWS_FOLDER: FOLDER });

async function measure(articles: number) {
  writeNews(articles);
  const check = await secondsOf(() => runScript('checks/checkContent.ts'));
  const build = await secondsOf(() => runScript('build.ts'));
  const plain = await secondsOf(() => exportPlainNews(FOLDER));
  return {
    articles,
    'check:content s': check,
    'build s': build,
    'Next alone s': plain,
    times: Number((build / plain).toFixed(2)),
    files: outFiles().length,
  };
}

async function bench() {
  const asked = process.argv.slice(2).map(Number);
  // Made once and kept, however many articles there are.
  await buildPictures();
  const rows = [];
  for (const count of asked.length ? asked : SIZES) {
    rows.push(await measure(count));
    console.table(rows);
  }
  for (const folder of [FOLDER, OUT_FOLDER]) rmSync(folder, { recursive: true, force: true });
}

void runIfMain(module, bench);
