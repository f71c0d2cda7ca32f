import { news, newsroom } from '@/content/news';
import { site } from '@/content/site';
import type { Article } from '@/lib/news/newsFolder';

const FEED_ARTICLES = 20;

export function newsFeed() {
  const origin = site.origin.value;
  return {
    origin,
    title: `${site.name.value} · ${news.page.title}`,
    description: news.page.description,
    articles: newsroom.all().slice(0, FEED_ARTICLES),
    htmlOf: ({ body }: Article) => newsroom.renderer.forFeed(body, origin),
  };
}
