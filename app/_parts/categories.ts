import { news } from '@/content/news';
import type { Article } from '@/lib/news/newsFolder';
import { categoryPath } from '@/lib/news/newsPaths';

export const categories = news.categories.map((category) => ({
  ...category,
  path: categoryPath(category.slug),
  socialImage: { label: news.page.title, title: category.title, picture: category.picture },
}));

export function categoryOf(article: Article) {
  const category = categories.find(({ title }) => title === article.category);
  if (!category) throw new Error(`没有分类 ${article.category}`);
  return category;
}
