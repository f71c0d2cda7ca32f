import { outFiles } from '@/lib/build/outFiles';
import { pruneExport } from '@/lib/build/pruneExport';
import { NO_ARTICLE_ID } from '@/lib/news/newsPaths';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

const STAND_IN = `companyNews/detail/${NO_ARTICLE_ID}/index.html`;
const KEPT = ['404.html', 'about/index.html', 'companyNews/detail/a/index.html', 'robots.txt'];
const NOT_FOUND = ['404/index.html', '_not-found/index.html', '_not-found.txt'];
const PARTS = ['about/__next._tree.txt', 'about/__next.about/__PAGE__.txt', 'about/index.txt', 'index.txt'];

it('keeps pages and deletes copies, the placeholder article and payloads', () => {
  const files = [...KEPT, ...NOT_FOUND, ...PARTS, STAND_IN].map((file) => [file, '']);
  const out = temporaryFolder(Object.fromEntries(files));
  pruneExport(out);
  expect(outFiles(out)).toEqual(KEPT);
});
