import { listed } from '@/app/_parts/listed';
import { PageTrail } from '@/app/_parts/PageTrail';
import { NewsRows } from '@/components/news/NewsRows';
import { NewsScreen } from '@/components/news/NewsScreen';
import { Pagination } from '@/components/news/Pagination';
import { news, newsroom } from '@/content/news';
import { NEWS_PAGE_SIZE } from '@/lib/constants';
import type { Article } from '@/lib/news/newsFolder';
import { NEWS_PATH } from '@/lib/news/newsPaths';
import { pageOf } from '@/lib/news/paged';

type NewsIndexProps = {
  articles: readonly Article[];
  number: number;
  path?: string;
  /** Its slug. */
  category?: string;
  title?: string;
};

/** One page of a list of articles, of all or of a category. */
export function NewsIndex({ articles, number, path = NEWS_PATH, category, title }: NewsIndexProps) {
  const { items, count } = pageOf(articles, number, NEWS_PAGE_SIZE);
  return (
    <NewsScreen news={news} category={category} title={title} years={newsroom.years()}>
      <PageTrail pages={title ? [news.page, { title, path }] : [news.page]} />
      <NewsRows articles={items.map(listed)} emptyText={news.list.empty} />
      <Pagination path={path} number={number} count={count} labels={news.list} />
    </NewsScreen>
  );
}
