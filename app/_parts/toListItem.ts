import type { ListedArticle } from '@/components/news/NewsRows';
import { articles, news } from '@/content/news';
import type { Article } from '@/lib/news/articleFiles';
import { fill } from '@/lib/text/fill';

export function badgeOf(article: Article) {
  const visibility = articles.visibility(article);
  if (visibility === 'draft') return news.list.draft;
  return visibility === 'scheduled' ? fill(news.list.scheduled, { date: article.date }) : undefined;
}

export function toListItem(article: Article): ListedArticle {
  const { id, title, date, category, summary, cover } = article;
  return { id, title, date, category, summary, cover, badge: badgeOf(article) };
}
