import { categories, categoryOf } from '@/app/_parts/categories';
import { pages } from '@/app/_parts/pages';
import { news, newsroom } from '@/content/news';
import type { Article } from '@/lib/news/newsFolder';
import { articlePath } from '@/lib/news/newsPaths';
import type { Card } from '@/lib/seo/card';
import { cardOf } from '@/lib/seo/metadata';

/** The newest articles have a picture of their own beside shared links; a file each, so older ones share their category's. */
const ARTICLE_CARDS = 100;

function newestArticles() {
  return newsroom.all().slice(0, ARTICLE_CARDS);
}

export function articleCard(article: Article): Card {
  const category = categoryOf(article);
  if (!newestArticles().includes(article)) return cardOf(category);
  const { id, category: label, title, cover = category.picture } = article;
  return { path: articlePath(id), label, title, picture: cover };
}

export function allCards(): Card[] {
  return [
    ...pages.map(({ page }) => cardOf(page)),
    ...[news.page, ...categories].map(cardOf),
    ...newestArticles().map(articleCard),
  ];
}
