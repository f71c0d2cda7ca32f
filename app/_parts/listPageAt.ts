import { categories } from '@/app/_parts/categories';
import { articles, news } from '@/content/news';
import type { ListPage } from '@/lib/news/listPages';
import { NEWS_PATH } from '@/lib/news/newsPaths';
import type { PageMeta } from '@/lib/seo/metadata';
import { fill } from '@/lib/text/fill';

function metaOf({ list, year }: ListPage): PageMeta {
  if (!year) return categories.find(({ path }) => path === list) ?? news.page;
  return {
    path: list,
    title: fill(news.list.yearTitle, { year }),
    description: fill(news.list.yearDescription, { year }),
    socialImage: news.page.socialImage,
  };
}

export function listPageAt(parts: readonly string[] = []) {
  const path = [NEWS_PATH, ...parts.map((part) => `${part}/`)].join('');
  const page = articles.listPages().find((each) => each.path === path);
  if (!page) throw new Error(`没有这个列表：${path}`);
  return { ...page, meta: metaOf(page) };
}
