import { spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent, NEWS_FILE } from '@/lib/build/contentModules';
import { generateNews, HIDDEN_MARK } from '@/lib/build/measure/newsGenerator';
import { exportPlainNews } from '@/lib/build/measure/plainNext';
import { watchMemory } from '@/lib/build/measure/processMemory';
import { OUT_FOLDER, outFiles } from '@/lib/build/outFiles';
import { buildPictures } from '@/lib/build/pictures/pictures';
import { runIfMain } from '@/lib/build/runIfMain';
import { NO_ARTICLE_ID } from '@/lib/constants';
import type { NewsContent } from '@/lib/schema/news';

/** So many articles beside the site's own, to which its pages link. */
const SIZES = [0, 100, 1000, 10_000];
const READ = /\.(html|txt|xml|json|js)$/;
const OWN_NEWS = 'content/news';
const FOLDER = '.cache/bench-news';

function run(script: string) {
  const start = performance.now();
  const child = spawn('node_modules/.bin/tsx', [script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NEWS_FOLDER: FOLDER },
  });
  let output = '';
  const keep = (text: Buffer) => {
    output += text;
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const peakMemory = watchMemory(child.pid ?? 0);
  return new Promise<{ seconds: number; bytes: number }>((resolve, reject) => {
    child.on('close', (code) => {
      const bytes = peakMemory();
      if (code === 0) resolve({ seconds: (performance.now() - start) / 1000, bytes });
      else reject(new Error(output));
    });
  });
}

function largest(files: readonly string[]) {
  return Math.max(0, ...files.map((file) => statSync(join(OUT_FOLDER, file)).size));
}

function kilobytes(bytes: number) {
  return `${Math.round(bytes / 1000)} KB`;
}

function intruders(files: readonly string[]) {
  return files.filter(
    (file) =>
      file.includes(`/${NO_ARTICLE_ID}/`) ||
      (READ.test(file) && readFileSync(join(OUT_FOLDER, file), 'utf8').includes(HIDDEN_MARK)),
  );
}

async function measure(count: number, categories: readonly string[]) {
  generateNews(FOLDER, count, categories, new Date());
  cpSync(OWN_NEWS, FOLDER, { recursive: true });
  const check = await run('lib/build/checks/checkContent.ts');
  const build = await run('lib/build/build.ts');
  const plainStart = performance.now();
  await exportPlainNews(FOLDER);
  const plain = (performance.now() - plainStart) / 1000;
  const files = outFiles(OUT_FOLDER);
  const wrong = intruders(files);
  if (wrong.length) throw new Error(`must not be in the export: ${wrong.join(', ')}`);
  const below = (folder: string) => files.filter((file) => file.startsWith(`companyNews/${folder}/`));
  return {
    articles: count,
    'check:content': `${check.seconds.toFixed(1)} s`,
    build: `${build.seconds.toFixed(1)} s`,
    'Next alone': `${plain.toFixed(1)} s`,
    times: (build.seconds / plain).toFixed(2),
    'peak memory': `${(build.bytes / 1e9).toFixed(2)} GB`,
    files: files.length,
    'largest list': kilobytes(largest([...below('page'), ...below('archive')])),
    'largest search file': kilobytes(largest(below('search'))),
  };
}

async function bench() {
  const { news } = await loadContent(NEWS_FILE);
  const categories = (news as NewsContent).categories.map(({ title }) => title);
  const asked = process.argv.slice(2).map(Number);
  // Made once and kept, however many articles there are.
  await buildPictures();
  const rows = [];
  for (const count of asked.length ? asked : SIZES) {
    rows.push(await measure(count, categories));
    console.table(rows);
  }
  for (const folder of [FOLDER, OUT_FOLDER]) rmSync(folder, { recursive: true, force: true });
}

void runIfMain(module, bench);
