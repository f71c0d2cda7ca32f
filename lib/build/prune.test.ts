/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { outFiles } from '@/lib/build/outFiles';
import { pruneExport } from '@/lib/build/prune';
import { NO_ARTICLE_ID } from '@/lib/constants';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

function pruned(...files: string[]) {
  const folder = temporaryFolder(Object.fromEntries(files.map((file) => [file, ''])));
  pruneExport(folder);
  return folder;
}

it('keeps what browsers ask for, and no doubles of the not-found page', () => {
  const kept = ['404.html', 'about/index.html', 'about/index.txt'];
  const folder = pruned(...kept, '_not-found/index.html', '_not-found.txt');
  expect(outFiles(folder)).toEqual(kept);
  expect(existsSync(join(folder, '_not-found'))).toBe(false);
});

it('leaves no trace of the page that stands in where there is no article', () => {
  const folder = pruned(
    'companyNews/index.html',
    `companyNews/detail/${NO_ARTICLE_ID}/index.html`,
    `companyNews/detail/${NO_ARTICLE_ID}/index.txt`,
  );
  expect(outFiles(folder)).toEqual(['companyNews/index.html']);
  expect(existsSync(join(folder, 'companyNews/detail'))).toBe(false);
});

it('keeps every article', () => {
  const articles = ['companyNews/detail/a/index.html', 'companyNews/detail/none/index.html'];
  expect(outFiles(pruned(...articles))).toEqual(articles);
});

it('deletes what is made for prefetching, three files for each page', () => {
  const made = ['about/__next._tree.txt', 'about/__next.about/__PAGE__.txt', '__next._full.txt'];
  const folder = pruned('about/index.html', ...made);
  expect(outFiles(folder)).toEqual(['about/index.html']);
  expect(existsSync(join(folder, 'about/__next.about'))).toBe(false);
});
