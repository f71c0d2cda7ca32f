import { buildDay } from '@/lib/content/buildDay';
import type { Problem } from '@/lib/content/problem';
import { sitePaths } from '@/lib/content/sitePaths';
import { bodyProblems } from '@/lib/news/bodyProblems';
import { groupBy } from '@/lib/news/groupBy';
import { type Article, readNewsFolder } from '@/lib/news/newsFolder';
import { createRenderer } from '@/lib/news/newsMarkdown';
import { archivePath, articlePath, categoryPath, NEWS_PATH } from '@/lib/news/newsPaths';
import { searchFiles } from '@/lib/news/newsSearchIndex';
import { ARCHIVE_PAGE_SIZE, listPaths, NEWS_PAGE_SIZE } from '@/lib/news/paginate';
import { shownArticles, visibility, yearOf } from '@/lib/news/shownArticles';
import { frontMatterSchema, type NewsCategory, type ProseLabels } from '@/lib/schema/news';
import type { Values } from '@/lib/text/interpolate';

type NewsroomOptions = {
  folder: string;
  categories: readonly NewsCategory[];
  labels: ProseLabels;
  terms?: Values;
};

export type Newsroom = ReturnType<typeof openNewsroom>;

const NEAREST_IN_TIME = 100;

function byPlace(a: Problem, b: Problem) {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}

/** Of the articles before and after it in time those that share most tags, then the same category, then the nearest. */
function relatedArticles(articles: Article[], own: number, count: number) {
  const first = Math.max(0, own - NEAREST_IN_TIME);
  const [article, near] = [articles[own], articles.slice(first, own + NEAREST_IN_TIME + 1)];
  if (!article) return [];
  const scored = near.map((other, index) => {
    const sharedTags = other.tags.filter((tag) => article.tags.includes(tag)).length;
    const score = sharedTags * 2 + (other.category === article.category ? 1 : 0);
    return { other, away: Math.abs(first + index - own), score };
  });
  scored.sort((a, b) => b.score - a.score || a.away - b.away);
  const others = scored.map(({ other }) => other).filter((other) => other !== article);
  return others.slice(0, count);
}

export function openNewsroom({ folder, categories, labels, terms = {} }: NewsroomOptions) {
  const schema = frontMatterSchema(categories);
  const renderer = createRenderer(labels);

  const shown = () => shownArticles(folder, schema, terms);
  const all = () => shown().articles;
  const indexOf = (id: string) => shown().indexById.get(id) ?? -1;

  return {
    renderer,
    visibility,
    /** Everything that is wrong with the folder; what visitors do not see yet is checked all the same. */
    problems: () => {
      const { articles, bodies, problems } = readNewsFolder(folder, schema, terms);
      const seen = articles.filter((article) => visibility(article) === 'published');
      const byCategory = groupBy(seen, ({ category }) => category);
      const site = sitePaths([
        ...listPaths(NEWS_PATH, seen.length, NEWS_PAGE_SIZE),
        ...categories.flatMap(({ slug, title }) =>
          listPaths(categoryPath(slug), byCategory.get(title)?.length ?? 0, NEWS_PAGE_SIZE),
        ),
        ...[...groupBy(seen, yearOf)].flatMap(([year, { length }]) =>
          listPaths(archivePath(year), length, ARCHIVE_PAGE_SIZE),
        ),
        ...seen.map(({ id }) => articlePath(id)),
      ]);
      const inBodies = bodies.flatMap((body) => bodyProblems(body, site));
      return [...problems, ...inBodies].sort(byPlace);
    },
    all,
    byId: (id: string) => all()[indexOf(id)],
    inCategory: (title: string) => shown().byCategory.get(title) ?? [],
    inYear: (year: string) => shown().byYear.get(year) ?? [],
    /** Newest first; the current year when there is no article at all, so that an archive always exists. */
    years: () => (all().length ? [...shown().byYear.keys()] : [yearOf({ date: buildDay() })]),
    searchFiles: () => searchFiles(all()),
    neighbours: ({ id }: Article) => {
      const index = indexOf(id);
      return { previous: all()[index + 1], next: all()[index - 1] };
    },
    related: ({ id }: Article, count: number) => relatedArticles(all(), indexOf(id), count),
  };
}
