import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '@/lib/build/command';
import { OUT_FOLDER } from '@/lib/build/outFiles';

/** Pagefind's own search boxes, which no page of this site shows. */
const UNUSED = /^pagefind-(ui|modular-ui|component-ui|highlight)\./;

const NO_TEXT = ['button', 'sup', '[data-not-printed]'];

/** Indexes <main> of each page; a heading with the id `X-title` is a result of its own, which leads to the element X. */
export async function indexPages() {
  const without = NO_TEXT.flatMap((selector) => ['--exclude-selectors', selector]);
  await runTool('pagefind', ['--site', OUT_FOLDER, '--glob', '**/index.html', '--quiet', ...without]);
  const folder = join(OUT_FOLDER, 'pagefind');
  for (const file of readdirSync(folder)) if (UNUSED.test(file)) rmSync(join(folder, file));
}
