import { buildDay } from '@/lib/content/chinaDay';
import type { Article } from '@/lib/news/articleFiles';
import { archivePath, categoryPath, NEWS_PATH, pagePath } from '@/lib/news/newsPaths';
import { NEWS_PAGE_SIZE, pageCount, YEAR_PAGE_SIZE } from '@/lib/news/paginate';
import type { NewsCategory } from '@/lib/schema/news';

export type NewsList = {
  path: string;
  /** Only a year's list has it. */
  year?: string;
  articles: readonly Article[];
  size: number;
};

const yearOf = ({ date }: Pick<Article, 'date'>) => date.slice(0, 4);

/** The lists of all articles, of each category and of each year. Without any article this year has an empty archive. */
export function newsLists(articles: readonly Article[], categories: readonly NewsCategory[]): NewsList[] {
  const years = new Set((articles.length ? articles : [{ date: buildDay() }]).map(yearOf));
  return [
    { path: NEWS_PATH, articles, size: NEWS_PAGE_SIZE },
    ...categories.map(({ slug, title }) => ({
      path: categoryPath(slug),
      articles: articles.filter(({ category }) => category === title),
      size: NEWS_PAGE_SIZE,
    })),
    ...[...years].map((year) => ({
      path: archivePath(year),
      year,
      articles: articles.filter((article) => yearOf(article) === year),
      size: YEAR_PAGE_SIZE,
    })),
  ];
}

/** The address of every page of a list. */
export function listPaths({ path, articles, size }: NewsList) {
  return Array.from({ length: pageCount(articles.length, size) }, (_, index) => pagePath(path, index + 1));
}
