import { buildDay } from '@/lib/content/buildDay';
import type { Problem } from '@/lib/content/problem';
import { sitePaths } from '@/lib/content/sitePaths';
import { editionOf, visibility } from '@/lib/news/articleIndex';
import { bodyProblems } from '@/lib/news/newsBody';
import { type Article, readNewsFolder } from '@/lib/news/newsFolder';
import { createRenderer } from '@/lib/news/newsMarkdown';
import { archivePath, articlePath, categoryPath } from '@/lib/news/newsPaths';
import { type SearchFiles, searchFiles } from '@/lib/news/newsSearchIndex';
import { relatedArticles } from '@/lib/news/relatedArticles';
import { frontMatterSchema, type NewsCategory, type ProseLabels } from '@/lib/schema/news';

type NewsroomOptions = { folder: string; categories: readonly NewsCategory[]; labels: ProseLabels };

export type Newsroom = ReturnType<typeof openNewsroom>;

function newsPages(categories: readonly NewsCategory[], articles: readonly Article[]) {
  const years = new Set(articles.map(({ date }) => date.slice(0, 4)));
  return [...categories.map(({ slug }) => categoryPath(slug)), ...[...years].map(archivePath)];
}

function byPlace(a: Problem, b: Problem) {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}

/** All that the pages ask about articles. */
export function openNewsroom({ folder, categories, labels }: NewsroomOptions) {
  const schema = frontMatterSchema(categories);
  const renderer = createRenderer(labels);
  let search: { articles: Article[]; files: SearchFiles } | undefined;

  const current = () => editionOf(folder, schema);
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
