import { news } from '@/content/news';
import type { Article } from '@/lib/news/newsFolder';
import { categoryPath } from '@/lib/news/newsPaths';

export const categories = news.categories.map((category) => ({
  ...category,
  path: categoryPath(category.slug),
  card: { label: news.page.title, title: category.title, picture: category.picture },
}));

function categoryWhere(key: 'slug' | 'title', value: string) {
  const category = categories.find((each) => each[key] === value);
  if (!category) throw new Error(`没有分类 ${value}`);
  return category;
}

export function categoryBySlug(slug: string) {
  return categoryWhere('slug', slug);
}

export function categoryOf(article: Article) {
  return categoryWhere('title', article.category);
}

export const categoryParams = categories.map(({ slug }) => ({ category: slug }));
