import { news } from '@/content/news';
import { categoryPath } from '@/lib/runtime/newsPaths';

export function categoryBySlug(slug: string) {
  const category = news.categories.find((each) => each.slug === slug);
  if (!category) throw new Error(`没有分类 ${slug}`);
  return { ...category, path: categoryPath(slug) };
}

export const categoryParams = news.categories.map(({ slug }) => ({ category: slug }));
