import { readFileSync } from 'node:fs';
import { buildDay } from '@/lib/content/buildDay';
import { bodyProblems } from '@/lib/content/newsBody';
import { type Article, type NewsFolder, readNewsFolder } from '@/lib/content/newsFolder';
import { createRenderer } from '@/lib/content/newsMarkdown';
import { type SearchFiles, searchFiles } from '@/lib/content/newsSearchIndex';
import { type Problem, printProblem } from '@/lib/content/problem';
import { relatedArticles } from '@/lib/content/relatedArticles';
import { sitePaths } from '@/lib/content/sitePaths';
import { archivePath, articlePath, categoryPath } from '@/lib/runtime/newsPaths';
import { frontMatterSchema, type NewsCategory, type ProseLabels } from '@/lib/schema/news';

const DEVELOPMENT_MEMORY_MS = 1000;

export type Visibility = 'published' | 'draft' | 'scheduled';

type Edition = {
  /** Newest first. */
  articles: Article[];
  indexById: Map<string, number>;
  byTag: Map<string, Article[]>;
  byCategory: Map<string, Article[]>;
  byYear: Map<string, Article[]>;
};

type NewsroomOptions = { folder: string; categories: readonly NewsCategory[]; labels: ProseLabels };

export type Newsroom = ReturnType<typeof openNewsroom>;

function visibility({ draft, date }: Article): Visibility {
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

function newsPages(categories: readonly NewsCategory[], articles: readonly Article[]) {
  const years = new Set(articles.map(({ date }) => date.slice(0, 4)));
  return [...categories.map(({ slug }) => categoryPath(slug)), ...[...years].map(archivePath)];
}

function byPlace(a: Problem, b: Problem) {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}

/** All that the pages ask about articles. Read once for each process of a build; anew for each request in development. */
export function openNewsroom({ folder, categories, labels }: NewsroomOptions) {
  const schema = frontMatterSchema(categories);
  const renderer = createRenderer(labels);
  let known: Edition | undefined;
  let readAt = 0;
  let search: { articles: Article[]; files: SearchFiles } | undefined;

  const current = () => {
    const stale = process.env.NODE_ENV === 'development' && Date.now() - readAt > DEVELOPMENT_MEMORY_MS;
    if (!known || stale) {
      known = edition(readNewsFolder(folder, schema));
      readAt = Date.now();
    }
    return known;
  };
  const indexOf = ({ id }: Article) => current().indexById.get(id) ?? -1;

  return {
    renderer,
    visibility,
    /** Everything that is wrong with the folder; what visitors do not see yet is checked all the same. */
    problems: () => {
      const { articles, bodies, problems } = readNewsFolder(folder, schema);
      const seen = articles.filter((article) => visibility(article) === 'published');
      const pages = [...newsPages(categories, seen), ...seen.map(({ id }) => articlePath(id))];
      const site = sitePaths(pages);
      const inBodies = bodies.flatMap((body) => bodyProblems(body, site));
      return [...problems, ...inBodies].sort(byPlace);
    },
    all: () => current().articles,
    byId: (id: string): Article | undefined => current().articles[current().indexById.get(id) ?? -1],
    inCategory: (title: string) => current().byCategory.get(title) ?? [],
    inYear: (year: string) => current().byYear.get(year) ?? [],
    /** Newest first; the current year when there is no article at all, so that an archive always exists. */
    years: () => {
      const years = [...current().byYear.keys()];
      return years.length ? years : [buildDay().slice(0, 4)];
    },
    /** The files of the search, made once for each edition. */
    searchFiles: () => {
      const { articles } = current();
      if (search?.articles !== articles) search = { articles, files: searchFiles(articles) };
      return search.files;
    },
    /** The article before it in time, and the one after it. */
    neighbours: (article: Article) => {
      const { articles } = current();
      const index = indexOf(article);
      return { previous: articles[index + 1], next: articles[index - 1] };
    },
    related: (article: Article, count: number) => {
      const { articles, byTag, byCategory } = current();
      const tagged = article.tags.map((tag) => byTag.get(tag) ?? []);
      const groups = [...tagged, byCategory.get(article.category) ?? [], articles];
      return relatedArticles(article, groups, indexOf, count);
    },
  };
}
