import { readFileSync } from 'node:fs';
import { buildDay } from '@/lib/content/buildDay';
import { printProblem } from '@/lib/content/problem';
import { type Article, type NewsFolder, readNewsFolder } from '@/lib/news/newsFolder';
import type { FrontMatterSchema } from '@/lib/news/newsFrontMatter';
import type { Values } from '@/lib/text/interpolate';

const DEVELOPMENT_MEMORY_MS = 1000;

type Visibility = 'published' | 'draft' | 'scheduled';

export function visibility({ draft, date }: Article): Visibility {
  if (draft) return 'draft';
  return date > buildDay() ? 'scheduled' : 'published';
}

function newestFirst(a: Article, b: Article) {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.id < b.id ? -1 : 1;
}

function shown({ articles: all, problems }: NewsFolder): Shown {
  if (problems.length) {
    const printed = problems.map((problem) => printProblem(problem, readFileSync(problem.file, 'utf8')));
    throw new Error(`文章有误：\n${printed.join('\n')}`);
  }
  const preview = process.env.NODE_ENV === 'development';
  const articles = all.filter((each) => preview || visibility(each) === 'published').sort(newestFirst);
  return { articles, indexById: new Map(articles.map(({ id }, index) => [id, index])) };
}

type Shown = {
  /** Newest first. */
  articles: Article[];
  indexById: Map<string, number>;
};

type Known = Shown & { readAt: number };

/** Pages, routes and the parts of a worker are bundled apart, each with a copy of this module: all share what was read. */
const memory = globalThis as typeof globalThis & { newsFolders?: Map<string, Known> };

function isFresh({ readAt }: Known) {
  return process.env.NODE_ENV !== 'development' || Date.now() - readAt <= DEVELOPMENT_MEMORY_MS;
}

/** Read once for each process of a build; anew for each request in development. */
export function shownArticles(folder: string, schema: FrontMatterSchema, words: Values): Shown {
  memory.newsFolders ??= new Map();
  const known = memory.newsFolders.get(folder);
  if (known && isFresh(known)) return known;
  const read = shown(readNewsFolder(folder, schema, words));
  memory.newsFolders.set(folder, { ...read, readAt: Date.now() });
  return read;
}
