import { buildDay } from '@/lib/content/chinaDay';
import type { Article } from '@/lib/news/articleFiles';
import { archivePath, categoryPath, NEWS_PATH, pagePath } from '@/lib/news/newsPaths';
import type { NewsCategory } from '@/lib/schema/news';

export const NEWS_PAGE_SIZE = 12;

export type ListPage = ReturnType<typeof pagesOf>[number];

/** The pages of a list. A new article changes all of them, so all have the date of the newest. */
function pagesOf(list: string, articles: readonly Article[], year?: string) {
  const count = Math.max(1, Math.ceil(articles.length / NEWS_PAGE_SIZE));
  return Array.from({ length: count }, (_, index) => ({
    path: pagePath(list, index + 1),
    list,
    year,
    number: index + 1,
    count,
    articles: articles.slice(index * NEWS_PAGE_SIZE, (index + 1) * NEWS_PAGE_SIZE),
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
