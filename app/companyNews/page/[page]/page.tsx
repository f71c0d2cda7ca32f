import type { Metadata } from 'next';
import { NewsIndex } from '@/app/_parts/NewsIndex';
import { news, newsroom } from '@/content/news';
import { site } from '@/content/site';
import { NEWS_PAGE_SIZE } from '@/lib/constants';
import { pageParams } from '@/lib/news/pageParams';
import { listMetadata } from '@/lib/seo/listMetadata';

type Props = { params: Promise<{ page: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return pageParams(newsroom.all().length, NEWS_PAGE_SIZE);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const number = Number((await params).page);
  return listMetadata(site, news.page, number, news.list.pageTitle);
}

export default async function FurtherNewsPage({ params }: Props) {
  return <NewsIndex articles={newsroom.all()} number={Number((await params).page)} />;
}
