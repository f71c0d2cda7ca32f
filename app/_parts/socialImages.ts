import { categories, categoryOf } from '@/app/_parts/categories';
import { pages } from '@/app/_parts/pages';
import { news, newsroom } from '@/content/news';
import type { Article } from '@/lib/news/newsFolder';
import { articlePath } from '@/lib/news/newsPaths';
import { socialImageOf } from '@/lib/seo/metadata';
import type { SocialImage } from '@/lib/seo/socialImage';

/** The newest articles have a picture of their own beside shared links; a file each, so older ones share their category's. */
const ARTICLES_WITH_OWN_IMAGE = 100;

function newestArticles() {
  return newsroom.all().slice(0, ARTICLES_WITH_OWN_IMAGE);
}

export function articleSocialImage(article: Article): SocialImage {
  const category = categoryOf(article);
  if (!newestArticles().includes(article)) return socialImageOf(category);
  const { id, category: label, title, cover = category.picture } = article;
  return { path: articlePath(id), label, title, picture: cover };
}

export function allSocialImages(): SocialImage[] {
  return [
    ...pages.map(({ page }) => socialImageOf(page)),
    ...[news.page, ...categories].map(socialImageOf),
    ...newestArticles().map(articleSocialImage),
  ];
}
