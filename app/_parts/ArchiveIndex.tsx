import { listed } from '@/app/_parts/listed';
import { PageTrail } from '@/app/_parts/PageTrail';
import { ArchiveMonths } from '@/components/news/ArchiveMonths';
import { NewsScreen } from '@/components/news/NewsScreen';
import { Pagination } from '@/components/news/Pagination';
import { news, newsroom } from '@/content/news';
import { ARCHIVE_PAGE_SIZE } from '@/lib/constants';
import type { Article } from '@/lib/news/newsFolder';
import { archivePath } from '@/lib/news/newsPaths';
import { pageOf } from '@/lib/news/paged';
import { cardOf } from '@/lib/seo/metadata';

type ArchiveIndexProps = { year: string; number: number };

function byMonth(articles: readonly Article[]) {
  const months = [...new Set(articles.map(({ date }) => date.slice(5, 7)))];
  return months.map((month) => ({
    title: news.list.month.replace('{month}', String(Number(month))),
    articles: articles.filter(({ date }) => date.slice(5, 7) === month).map(listed),
  }));
}

/** One page of a year's articles, month by month. */
export function ArchiveIndex({ year, number }: ArchiveIndexProps) {
  const { items, count } = pageOf(newsroom.inYear(year), number, ARCHIVE_PAGE_SIZE);
  const title = news.list.yearTitle.replace('{year}', year);
  return (
    <NewsScreen news={news} year={year} title={title} years={newsroom.years()}>
      <PageTrail pages={[news.page, { title, path: archivePath(year) }]} />
      <ArchiveMonths months={byMonth(items)} emptyText={news.list.empty} />
      <Pagination path={archivePath(year)} number={number} count={count} labels={news.list} />
    </NewsScreen>
  );
}

export function yearMeta(year: string) {
  return {
    title: news.list.yearTitle.replace('{year}', year),
    description: news.list.yearDescription.replace('{year}', year),
    path: archivePath(year),
    card: cardOf(news.page),
  };
}
