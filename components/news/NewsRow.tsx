import type { ReactNode } from 'react';
import { Clauses } from '@/components/ui/Clauses';
import { SiteLink } from '@/components/ui/SiteLink';
import { Text } from '@/components/ui/Text';
import type { Article } from '@/lib/news/articleFiles';
import { articlePath } from '@/lib/news/newsPaths';
import classes from './NewsRow.module.css';

export type ListedArticle = Pick<Article, 'id' | 'title' | 'date' | 'category' | 'summary' | 'cover'> & {
  /** Says in development why visitors do not see the article. */
  badge?: string;
};

type NewsRowProps = {
  item: ListedArticle;
  picture?: ReactNode;
  /** Whether its day is not told by what it stands under. */
  dated?: boolean;
  /** Across all columns, with its picture large. */
  lead?: boolean;
};

export function NewsRow({ item, picture, dated, lead }: NewsRowProps) {
  return (
    <li className={classes.root} data-lead={lead || undefined}>
      <div>
        <p data-row="3" data-text="label">
          <span data-accent>{item.category}</span>
          {dated && <time dateTime={item.date}>{item.date}</time>}
          {item.badge && <span data-badge>{item.badge}</span>}
        </p>
        <h2 data-text={lead ? 'h3' : 'lead'} data-above="2">
          <SiteLink href={articlePath(item.id)} className={classes.link} data-stretched>
            <Clauses text={item.title} />
          </SiteLink>
        </h2>
        <Text className={classes.summary} data-text="small" text={item.summary} />
      </div>
      {picture}
    </li>
  );
}
