import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/SiteLink';
import { articlePath } from '@/lib/news/newsPaths';
import classes from './NewsRow.module.css';

export type NewsItem = {
  id: string;
  title: string;
  date: string;
  category: string;
  summary: string;
  /** Says in development why visitors do not see the article. */
  badge?: string;
};

type NewsRowProps = {
  item: NewsItem;
  /** With what was searched marked in it, for instance. */
  title?: ReactNode;
  summary?: ReactNode;
  picture?: ReactNode;
};

export function NewsRow({ item, title = item.title, summary = item.summary, picture }: NewsRowProps) {
  return (
    <li className={classes.root}>
      <time dateTime={item.date} className={classes.date}>
        <span className={classes.year}>{item.date.slice(0, 4)}</span>
        <span className={classes.day}>{item.date.slice(5)}</span>
      </time>
      <div className={classes.text}>
        <p className={classes.category}>
          {item.category}
          {item.badge && <span className={classes.badge}>{item.badge}</span>}
        </p>
        <h2 className={classes.title}>
          <SiteLink href={articlePath(item.id)} className={classes.link}>
            {title}
          </SiteLink>
        </h2>
        <p className={classes.summary}>{summary}</p>
      </div>
      {picture}
    </li>
  );
}
