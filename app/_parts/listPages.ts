import { categories } from '@/app/_parts/categories';
import { articles, news } from '@/content/news';
import { listPaths, type NewsList } from '@/lib/news/newsLists';
import { NEWS_PATH } from '@/lib/news/newsPaths';
import type { PageMeta } from '@/lib/seo/metadata';
import { fill } from '@/lib/text/fill';

function metaOf({ path, year }: NewsList): PageMeta {
  if (!year) return categories.find((category) => category.path === path) ?? news.page;
  return {
    path,
    title: fill(news.list.yearTitle, { year }),
    description: fill(news.list.yearDescription, { year }),
    socialImage: news.page.socialImage,
  };
}

/** Every page of every list. A new article changes all pages of its lists, so all have its date. */
export function listPages() {
  return articles.lists().flatMap((list) => {
    const updated = list.articles[0]?.date ?? news.page.updated;
    return listPaths(list).map((path) => ({ path, updated }));
  });
}

export function listAt(parts: readonly string[] = []) {
  const isFurther = parts.at(-2) === 'page';
  const own = isFurther ? parts.slice(0, -2) : parts;
  const path = [NEWS_PATH, ...own.map((part) => `${part}/`)].join('');
  const list = articles.lists().find((each) => each.path === path);
  if (!list) throw new Error(`没有这个列表：${path}`);
  return { ...list, meta: metaOf(list), number: isFurther ? Number(parts.at(-1)) : 1 };
}
