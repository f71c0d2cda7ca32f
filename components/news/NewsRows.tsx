import { type NewsItem, NewsRow } from '@/components/news/NewsRow';
import { Clauses } from '@/components/ui/Clauses';
import { Picture } from '@/components/ui/Picture';
import classes from './NewsRows.module.css';

export type ListedArticle = NewsItem & { cover?: string };

type NewsRowsProps = { articles: ListedArticle[]; emptyText: string };

const PICTURE_SIZES = '(min-width: 62em) 240px, (min-width: 48em) 200px, 112px';

export function NewsRows({ articles, emptyText }: NewsRowsProps) {
  if (articles.length === 0) return <p className={classes.empty}>{emptyText}</p>;
  return (
    <ol className={classes.root}>
      {articles.map(({ cover, ...item }) => (
        <NewsRow
          key={item.id}
          item={item}
          title={<Clauses text={item.title} />}
          picture={cover && <Picture picture={{ file: cover, alt: '' }} sizes={PICTURE_SIZES} />}
        />
      ))}
    </ol>
  );
}
