import type { Metadata } from 'next';
import { listPageAt } from '@/app/_parts/listPageAt';
import { withBadge } from '@/app/_parts/withBadge';
import { ArchiveMonths } from '@/components/news/ArchiveMonths';
import { NewsRows } from '@/components/news/NewsRows';
import { NewsScreen } from '@/components/news/NewsScreen';
import { Pagination } from '@/components/news/Pagination';
import { JsonLd } from '@/components/ui/JsonLd';
import { articles, news } from '@/content/news';
import { site } from '@/content/site';
import type { Article } from '@/lib/news/articleFiles';
import { NEWS_PATH } from '@/lib/news/newsPaths';
import { listMetadata } from '@/lib/seo/metadata';
import { breadcrumbList } from '@/lib/seo/structuredData';
import { fill } from '@/lib/text/fill';

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

function archiveMonths(listed: readonly Article[]) {
  const months = new Set(listed.map(({ date }) => date.slice(0, 7)));
  return [...months].map((month) => ({
    title: fill(news.list.month, { month: Number(month.slice(5)) }),
    articles: listed.filter(({ date }) => date.startsWith(month)).map(withBadge),
  }));
}

export default async function NewsListPage({ params }: Props) {
  const { list: path, year, articles: items, meta, number, count } = listPageAt((await params).list);
  const years = new Set(articles.listPages().flatMap((each) => each.year ?? []));
  const title = path === NEWS_PATH ? undefined : meta.title;
  return (
    <NewsScreen news={news} path={path} title={title} years={[...years]}>
      <JsonLd graph={[breadcrumbList(site, title ? [news.page, { title, path }] : [news.page])]} />
      {items.length === 0 && <p data-text="lead">{news.list.empty}</p>}
      {year ? (
        <ArchiveMonths months={archiveMonths(items)} />
      ) : (
        <NewsRows articles={items.map(withBadge)} withLead={number === 1} />
      )}
      <Pagination path={path} number={number} count={count} labels={news.list} />
    </NewsScreen>
  );
}
