import type { ListedArticle } from '@/components/news/NewsRow';
import { news, newsroom } from '@/content/news';
import type { Article } from '@/lib/news/newsFolder';

export function badgeOf(article: Article) {
  const visibility = newsroom.visibility(article);
  if (visibility === 'draft') return news.list.draft;
  return visibility === 'scheduled' ? news.list.scheduled.replace('{date}', article.date) : undefined;
}

export function toListItem(article: Article): ListedArticle {
  const { id, title, date, category, summary, cover } = article;
  return { id, title, date, category, summary, cover, badge: badgeOf(article) };
}
