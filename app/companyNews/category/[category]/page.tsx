import type { Metadata } from 'next';
import { categoryBySlug, categoryParams } from '@/app/_parts/categories';
import { NewsIndex } from '@/app/_parts/NewsIndex';
import { newsroom } from '@/content/news';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ category: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return categoryParams;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(site, categoryBySlug((await params).category));
}

export default async function CategoryPage({ params }: Props) {
  const { slug, title, path } = categoryBySlug((await params).category);
  return (
    <NewsIndex articles={newsroom.inCategory(title)} number={1} path={path} category={slug} title={title} />
  );
}
