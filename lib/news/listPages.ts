import { buildDay } from '@/lib/content/chinaDay';
import type { Article } from '@/lib/news/articleFiles';
import { archivePath, categoryPath, NEWS_PATH, pagePath } from '@/lib/news/newsPaths';
import type { NewsCategory } from '@/lib/schema/news';

export const NEWS_PAGE_SIZE = 12;
const YEAR_PAGE_SIZE = 120;

export type ListPage = ReturnType<typeof pagesOf>[number];

/** The pages of a list. A new article changes all of them, so all have the date of the newest. */
function pagesOf(list: string, articles: readonly Article[], year?: string) {
  const size = year ? YEAR_PAGE_SIZE : NEWS_PAGE_SIZE;
  const count = Math.max(1, Math.ceil(articles.length / size));
  return Array.from({ length: count }, (_, index) => ({
    path: pagePath(list, index + 1),
    list,
    year,
    number: index + 1,
    count,
    articles: articles.slice(index * size, (index + 1) * size),
    updated: articles[0]?.date,
  }));
}

const yearOf = ({ date }: Pick<Article, 'date'>) => date.slice(0, 4);

/** The lists of all articles, of each category and of each year. Without any article this year has an empty archive. */
export function listPages(articles: readonly Article[], categories: readonly NewsCategory[]): ListPage[] {
  const years = new Set((articles.length ? articles : [{ date: buildDay() }]).map(yearOf));
  const inCategory = (title: string) => articles.filter(({ category }) => category === title);
  const inYear = (year: string) => articles.filter((article) => yearOf(article) === year);
  return [
    ...pagesOf(NEWS_PATH, articles),
    ...categories.flatMap(({ slug, title }) => pagesOf(categoryPath(slug), inCategory(title))),
    ...[...years].flatMap((year) => pagesOf(archivePath(year), inYear(year), year)),
  ];
}
