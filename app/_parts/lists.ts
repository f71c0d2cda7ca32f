import { categories } from '@/app/_parts/categories';
import { news, newsroom } from '@/content/news';
import type { Article } from '@/lib/news/newsFolder';
import { archivePath, NEWS_PATH } from '@/lib/news/newsPaths';
import { ARCHIVE_PAGE_SIZE, listPaths, NEWS_PAGE_SIZE } from '@/lib/news/paginate';
import type { PageMeta } from '@/lib/seo/metadata';

type NewsList = PageMeta & {
  /** The slug of the category, or the year; neither for all articles. */
  category?: string;
  year?: string;
  articles: () => readonly Article[];
  size: number;
};

function lists(): NewsList[] {
  return [
    { ...news.page, articles: newsroom.all, size: NEWS_PAGE_SIZE },
    ...categories.map((category) => ({
      ...category,
      category: category.slug,
      articles: () => newsroom.inCategory(category.title),
      size: NEWS_PAGE_SIZE,
    })),
    ...newsroom.years().map((year) => ({
      year,
      title: news.list.yearTitle.replace('{year}', year),
      description: news.list.yearDescription.replace('{year}', year),
      path: archivePath(year),
      socialImage: news.page.socialImage,
      articles: () => newsroom.inYear(year),
      size: ARCHIVE_PAGE_SIZE,
    })),
  ];
}

/** Every page of every list; each new article moves all pages of its lists on. */
export function listPages() {
  return lists().flatMap(({ path, articles, size }) => {
    const all = articles();
    const updated = all[0]?.date ?? news.page.updated;
    return listPaths(path, all.length, size).map((page) => ({ path: page, updated }));
  });
}

export function listAt(parts: readonly string[] = []) {
  const isFurther = parts.at(-2) === 'page';
  const own = isFurther ? parts.slice(0, -2) : parts;
  const path = [NEWS_PATH, ...own.map((part) => `${part}/`)].join('');
  const list = lists().find((each) => each.path === path);
  if (!list) throw new Error(`没有这个列表：${path}`);
  return { list, number: isFurther ? Number(parts.at(-1)) : 1 };
}
