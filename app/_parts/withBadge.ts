import type { ShownArticle } from '@/components/news/NewsRows';
import { articles, news } from '@/content/news';
import type { Article } from '@/lib/news/articleFiles';
import { fill } from '@/lib/text/fill';

function badgeOf(article: Article) {
  const visibility = articles.visibility(article);
  if (visibility === 'draft') return news.list.draft;
  return visibility === 'scheduled' ? fill(news.list.scheduled, { date: article.date }) : undefined;
}

export function withBadge(article: Article): ShownArticle {
  return { ...article, badge: badgeOf(article) };
}
