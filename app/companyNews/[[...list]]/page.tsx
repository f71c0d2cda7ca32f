import type { Metadata } from 'next';
import { listAt, listPages } from '@/app/_parts/lists';
import { NewsListView } from '@/app/_parts/NewsListView';
import { news } from '@/content/news';
import { site } from '@/content/site';
import { NEWS_PATH } from '@/lib/news/newsPaths';
import { listMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ list?: string[] }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return listPages().map(({ path }) => ({ list: path.slice(NEWS_PATH.length).split('/').filter(Boolean) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { list, number } = listAt((await params).list);
  return listMetadata(site, list, number, news.list.pageTitle);
}

export default async function NewsListPage({ params }: Props) {
  return <NewsListView {...listAt((await params).list)} />;
}
