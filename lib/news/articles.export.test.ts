import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articles, news } from '@/content/news';
import { sharedCopy } from '@/content/sharedCopy';
import { OUT_FOLDER, outFiles } from '@/lib/build/outFiles';
import { readArticleFiles } from '@/lib/news/articleFiles';
import { frontMatterSchema } from '@/lib/schema/news';

const READABLE = /\.(html|txt|xml|json|js)$/;

const ALL = readArticleFiles('content/news', frontMatterSchema(news.categories), sharedCopy).articles;
/** Drafts and articles with a later date. */
const HIDDEN = ALL.filter(({ id }) => !articles.byId(id));

test('the export has every published article and names no other', () => {
  const shown = articles.published().map(({ id }) => id);
  expect(readdirSync(join(OUT_FOLDER, 'companyNews/detail')).sort()).toEqual(shown.sort());
  expect(HIDDEN).not.toEqual([]);
  for (const file of outFiles().filter((each) => READABLE.test(each))) {
    const text = readFileSync(join(OUT_FOLDER, file), 'utf8');
    const named = HIDDEN.filter(({ id, title }) => text.includes(id) || text.includes(title));
    expect({ file, named }).toEqual({ file, named: [] });
  }
});
