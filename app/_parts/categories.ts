import { news } from '@/content/news';
import type { Article } from '@/lib/news/articleFiles';
import { categoryPath } from '@/lib/news/newsPaths';

export const categories = news.categories.map((category) => ({
  ...category,
  path: categoryPath(category.slug),
}));

export function categoryOf(article: Article) {
  const category = categories.find(({ title }) => title === article.category);
  if (!category) throw new Error(`没有分类 ${article.category}`);
  return category;
}

export function socialImageOf(article: Article) {
  return article.cover ?? categoryOf(article).socialImage;
}
