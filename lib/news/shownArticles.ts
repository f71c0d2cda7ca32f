import { readFileSync } from 'node:fs';
import { buildDay } from '@/lib/content/buildDay';
import { printProblem } from '@/lib/content/problem';
import { groupBy } from '@/lib/news/groupBy';
import { type Article, type NewsFolder, readNewsFolder } from '@/lib/news/newsFolder';
import type { FrontMatterSchema } from '@/lib/news/newsFrontMatter';
import type { Values } from '@/lib/text/interpolate';

const DEVELOPMENT_MEMORY_MS = 1000;

type Visibility = 'published' | 'draft' | 'scheduled';

export function visibility({ draft, date }: Article): Visibility {
  if (draft) return 'draft';
  return date > buildDay() ? 'scheduled' : 'published';
}

export function yearOf({ date }: Pick<Article, 'date'>) {
  return date.slice(0, 4);
}

function newestFirst(a: Article, b: Article) {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.id < b.id ? -1 : 1;
}

function shown({ articles: all, problems }: NewsFolder) {
  if (problems.length) {
    const printed = problems.map((problem) => printProblem(problem, readFileSync(problem.file, 'utf8')));
    throw new Error(`文章有误：\n${printed.join('\n')}`);
  }
  const preview = process.env.NODE_ENV === 'development';
  const articles = all.filter((each) => preview || visibility(each) === 'published').sort(newestFirst);
  return {
    articles,
    indexById: new Map(articles.map(({ id }, index) => [id, index])),
    byCategory: groupBy(articles, ({ category }) => category),
    byYear: groupBy(articles, yearOf),
  };
}

type Shown = ReturnType<typeof shown> & { readAt: number };

/** Next bundles pages and routes apart, each with a copy of this module: on globalThis they share what was read. */
const memory = globalThis as typeof globalThis & { newsFolders?: Map<string, Shown> };

/** Newest first. Read once for each process of a build; anew for each request in development. */
export function shownArticles(folder: string, schema: FrontMatterSchema, terms: Values): Shown {
  memory.newsFolders ??= new Map();
  const known = memory.newsFolders.get(folder);
  const freshFrom = process.env.NODE_ENV === 'development' ? Date.now() - DEVELOPMENT_MEMORY_MS : 0;
  if (known && known.readAt >= freshFrom) return known;
  const read = { ...shown(readNewsFolder(folder, schema, terms)), readAt: Date.now() };
  memory.newsFolders.set(folder, read);
  return read;
}
