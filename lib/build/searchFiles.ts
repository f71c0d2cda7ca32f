import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '@/lib/build/command';
import { loadContent, NEWS_FILE } from '@/lib/build/contentModules';
import { OUT_FOLDER } from '@/lib/build/outFiles';
import { runIfMain } from '@/lib/build/runIfMain';
import { SEARCH_PATH } from '@/lib/news/newsPaths';
import type { Newsroom } from '@/lib/news/newsroom';

async function writeSearchFiles() {
  const { newsroom } = await loadContent(NEWS_FILE);
  const folder = join(process.env.NODE_ENV === 'development' ? 'public' : OUT_FOLDER, SEARCH_PATH);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of (newsroom as Newsroom).searchFiles())
    writeFileSync(join(folder, name), JSON.stringify(content));
}

/** In its own process: the index of ten thousand articles takes memory that the build needs. */
export function buildSearchFiles(mode: 'production' | 'development') {
  return runTool('tsx', [__filename], { NODE_ENV: mode });
}

void runIfMain(module, writeSearchFiles);
