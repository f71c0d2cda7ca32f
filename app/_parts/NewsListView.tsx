import { listed } from '@/app/_parts/listed';
import type { NewsList } from '@/app/_parts/lists';
import { PageTrail } from '@/app/_parts/PageTrail';
import { ArchiveMonths } from '@/components/news/ArchiveMonths';
import { NewsRows } from '@/components/news/NewsRows';
import { NewsScreen } from '@/components/news/NewsScreen';
import { Pagination } from '@/components/news/Pagination';
import { news, newsroom } from '@/content/news';
import { byMonth } from '@/lib/news/byMonth';
import type { Article } from '@/lib/news/newsFolder';
import { NEWS_PATH } from '@/lib/news/newsPaths';
import { pageOf } from '@/lib/news/paged';

type NewsListViewProps = { list: NewsList; number: number };

function archiveMonths(articles: readonly Article[]) {
  return byMonth(articles).map(({ month, articles: group }) => ({
    title: news.list.month.replace('{month}', String(Number(month.slice(5)))),
    articles: group.map(listed),
  }));
}

export function NewsListView({ list, number }: NewsListViewProps) {
  const { path, category, year, articles, size } = list;
  const { items, count } = pageOf(articles(), number, size);
  const title = path === NEWS_PATH ? undefined : list.title;
  return (
    <NewsScreen news={news} category={category} year={year} title={title} years={newsroom.years()}>
      <PageTrail pages={title ? [news.page, { title, path }] : [news.page]} />
      {year ? (
        <ArchiveMonths months={archiveMonths(items)} emptyText={news.list.empty} />
      ) : (
        <NewsRows articles={items.map(listed)} emptyText={news.list.empty} withLead={number === 1} />
      )}
      <Pagination path={path} number={number} count={count} labels={news.list} />
    </NewsScreen>
  );
}
