/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { outFiles } from '@/lib/build/outFiles';
import { pruneExport } from '@/lib/build/pruneExport';
import { NO_ARTICLE_ID } from '@/lib/news/newsPaths';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

const ARTICLES = ['companyNews/detail/a/index.html', 'companyNews/detail/none/index.html'];
const PAGES = ['404.html', 'about/index.html', 'robots.txt'];
const STAND_IN = `companyNews/detail/${NO_ARTICLE_ID}`;

it.each([
  [
    'no doubles of the not-found page',
    PAGES,
    ['404/index.html', '_not-found/index.html', '_not-found.txt'],
    '404',
  ],
  [
    'no trace of the page that stands in where there is no article',
    ['companyNews/index.html'],
    [`${STAND_IN}/index.html`, `${STAND_IN}/index.txt`],
    STAND_IN,
  ],
  ['every article', ARTICLES, [], STAND_IN],
  [
    'nothing that is made for exchanging a part of the page',
    PAGES,
    ['about/__next._tree.txt', 'about/__next.about/__PAGE__.txt', 'about/index.txt', 'index.txt'],
    'about/__next.about',
  ],
])('keeps what browsers ask for, and %s', (_what, kept, others, gone) => {
  const out = temporaryFolder(Object.fromEntries([...kept, ...others].map((file) => [file, ''])));
  pruneExport(out);
  expect(outFiles(out)).toEqual(kept);
  expect(existsSync(join(out, gone))).toBe(false);
});
