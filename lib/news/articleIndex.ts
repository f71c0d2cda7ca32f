import { readFileSync } from 'node:fs';
import { buildDay } from '@/lib/content/buildDay';
import { printProblem } from '@/lib/content/problem';
import { type Article, type NewsFolder, readNewsFolder } from '@/lib/news/newsFolder';
import type { FrontMatterSchema } from '@/lib/news/newsFrontMatter';

const DEVELOPMENT_MEMORY_MS = 1000;

type Visibility = 'published' | 'draft' | 'scheduled';

type Edition = {
  /** Newest first. */
  articles: Article[];
  indexById: Map<string, number>;
  byTag: Map<string, Article[]>;
  byCategory: Map<string, Article[]>;
  byYear: Map<string, Article[]>;
};

export function visibility({ draft, date }: Article): Visibility {
  if (draft) return 'draft';
  return date > buildDay() ? 'scheduled' : 'published';
}

function newestFirst(a: Article, b: Article) {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.id < b.id ? -1 : 1;
}

function grouped(articles: Article[], keysOf: (article: Article) => string[]) {
  const groups = new Map<string, Article[]>();
  for (const article of articles) {
    for (const key of keysOf(article)) {
      const group = groups.get(key);
      if (group) group.push(article);
      else groups.set(key, [article]);
    }
  }
  return groups;
}

function edition({ articles, problems }: NewsFolder): Edition {
  if (problems.length) {
    const printed = problems.map((problem) => printProblem(problem, readFileSync(problem.file, 'utf8')));
    throw new Error(`文章有误：\n${printed.join('\n')}`);
  }
  const preview = process.env.NODE_ENV === 'development';
  const shown = articles.filter((each) => preview || visibility(each) === 'published').sort(newestFirst);
  return {
    articles: shown,
    indexById: new Map(shown.map(({ id }, index) => [id, index])),
    byTag: grouped(shown, ({ tags }) => tags),
    byCategory: grouped(shown, ({ category }) => [category]),
    byYear: grouped(shown, ({ date }) => [date.slice(0, 4)]),
  };
}

type Known = { edition: Edition; readAt: number };

/** Pages, routes and the parts of a worker are bundled apart, each with a copy of this module: all share what was read. */
const memory = globalThis as typeof globalThis & { newsEditions?: Map<string, Known> };

function isFresh({ readAt }: Known) {
  return process.env.NODE_ENV !== 'development' || Date.now() - readAt <= DEVELOPMENT_MEMORY_MS;
}

/** Read once for each process of a build; anew for each request in development. */
export function editionOf(folder: string, schema: FrontMatterSchema): Edition {
  memory.newsEditions ??= new Map();
  const known = memory.newsEditions.get(folder);
  if (known && isFresh(known)) return known.edition;
  const read = edition(readNewsFolder(folder, schema));
  memory.newsEditions.set(folder, { edition: read, readAt: Date.now() });
  return read;
}
