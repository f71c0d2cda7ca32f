import type { ShownArticle } from '@/components/news/NewsRows';
import { articles, news } from '@/content/news';
import type { Article } from '@/lib/news/articleFiles';
import { fill } from '@/lib/text/fill';

export function withBadge(article: Article): ShownArticle {
  const { draft, scheduled } = news.list;
  const badges = { draft, scheduled: fill(scheduled, { date: article.date }), published: undefined };
  return { ...article, badge: badges[articles.visibility(article)] };
}
