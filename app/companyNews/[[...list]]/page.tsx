import type { Metadata } from 'next';
import { listPageAt } from '@/app/_parts/listPageAt';
import { withBadge } from '@/app/_parts/withBadge';
import { NewsRows } from '@/components/news/NewsRows';
import { NewsScreen } from '@/components/news/NewsScreen';
import { Pagination } from '@/components/news/Pagination';
import { JsonLd } from '@/components/ui/JsonLd';
import { articles, news } from '@/content/news';
import { site } from '@/content/site';
import { NEWS_PATH } from '@/lib/news/newsPaths';
import { listMetadata } from '@/lib/seo/metadata';
import { breadcrumbList } from '@/lib/seo/structuredData';

type Props = { params: Promise<{ list?: string[] }> };

export const dynamicParams = false;

export function generateStaticParams() {
  const paths = articles.listPages().map(({ path }) => path.slice(NEWS_PATH.length));
  return paths.map((path) => ({ list: path.split('/').filter(Boolean) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { meta, number } = listPageAt((await params).list);
  return listMetadata(site, meta, number, news.list.pageTitle);
}

export default async function NewsListPage({ params }: Props) {
  const { list: path, articles: items, meta, number, count } = listPageAt((await params).list);
  const years = new Set(articles.listPages().flatMap((each) => each.year ?? []));
  const title = path === NEWS_PATH ? undefined : meta.title;
  return (
    <NewsScreen news={news} path={path} title={title} years={[...years]}>
      <JsonLd graph={[breadcrumbList(site, title ? [news.page, { title, path }] : [news.page])]} />
      {items.length === 0 && <p data-text="lead">{news.list.empty}</p>}
      <NewsRows articles={items.map(withBadge)} withLead={number === 1} />
      <Pagination path={path} number={number} count={count} labels={news.list} />
    </NewsScreen>
  );
}
