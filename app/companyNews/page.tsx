import type { Metadata } from 'next';
import { NewsIndex } from '@/app/_parts/NewsIndex';
import { news, newsroom } from '@/content/news';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = pageMetadata(site, news.page);

export default function NewsPage() {
  return <NewsIndex articles={newsroom.all()} number={1} />;
}
