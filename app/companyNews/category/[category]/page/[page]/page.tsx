import type { Metadata } from 'next';
import { categoryBySlug, categoryParams } from '@/app/_parts/categories';
import { NewsIndex } from '@/app/_parts/NewsIndex';
import { news, newsroom } from '@/content/news';
import { site } from '@/content/site';
import { NEWS_PAGE_SIZE } from '@/lib/constants';
import { pageParams } from '@/lib/news/pageParams';
import { listMetadata } from '@/lib/seo/listMetadata';

type Props = { params: Promise<{ category: string; page: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return categoryParams.flatMap(({ category }) => {
    const { length } = newsroom.inCategory(categoryBySlug(category).title);
    return pageParams(length, NEWS_PAGE_SIZE).map((page) => ({ category, ...page }));
  });
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { category, page } = await params;
  return listMetadata(site, categoryBySlug(category), Number(page), news.list.pageTitle);
}

export default async function FurtherCategoryPage({ params }: Props) {
  const { category, page } = await params;
  const { slug, title, path } = categoryBySlug(category);
  const articles = newsroom.inCategory(title);
  return <NewsIndex articles={articles} number={Number(page)} path={path} category={slug} title={title} />;
}
