import { articles, news } from '@/content/news';
import { site } from '@/content/site';
import type { Article } from '@/lib/news/articleFiles';

export function newsFeed() {
  const origin = site.origin.value;
  return {
    origin,
    title: `${site.name.value} · ${news.page.title}`,
    description: news.page.description,
    articles: articles.published(),
    htmlOf: ({ body }: Article) => articles.renderer.forFeed(body, origin),
  };
}
