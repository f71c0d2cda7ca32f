import { Clauses } from '@/components/ui/Clauses';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { Text } from '@/components/ui/Text';
import type { Article } from '@/lib/news/articleFiles';
import { byMonthOrDay } from '@/lib/news/byMonth';
import { articlePath } from '@/lib/news/newsPaths';
import classes from './NewsRows.module.css';

export type ListedArticle = Pick<Article, 'id' | 'title' | 'date' | 'category' | 'summary' | 'cover'> & {
  /** Says in development why visitors do not see the article. */
  badge?: string;
};

type NewsRowsProps = {
  articles: ListedArticle[];
  /** Whether the first article opens the list with a large picture. */
  withLead: boolean;
};

const ROW_SIZES = { sm: '150px', base: '120px' };
const LEAD_SIZES = { xl: '906px', md: '55vw', base: '100vw' };

/** Articles under their month, or under their day if the whole month has one day. */
export function NewsRows({ articles, withLead }: NewsRowsProps) {
  return byMonthOrDay(articles).map(({ date, articles: group }) => (
    <div key={date}>
      <p className={classes.date} data-text="figure">
        <time dateTime={date}>{date}</time>
      </p>
      <ol className={classes.rows} data-grid="1:1">
        {group.map((item) => (
          <NewsRow
            key={item.id}
            item={item}
            dated={item.date !== date}
            lead={withLead && item.id === articles[0]?.id}
          />
        ))}
      </ol>
    </div>
  ));
}

function NewsRow({ item, dated, lead }: { item: ListedArticle; dated: boolean; lead: boolean }) {
  const { id, title, date, category, summary, cover, badge } = item;
  return (
    <li className={classes.row} data-lead={lead || undefined}>
      <div>
        <p data-row="3" data-text="label">
          <span data-accent>{category}</span>
          {dated && <time dateTime={date}>{date}</time>}
          {badge && <span data-badge>{badge}</span>}
        </p>
        <h2 data-text={lead ? 'h3' : 'lead'} data-above="2">
          <SiteLink href={articlePath(id)} className={classes.link} data-stretched>
            <Clauses text={title} />
          </SiteLink>
        </h2>
        <Text className={classes.summary} data-text="small" text={summary} />
      </div>
      {cover && (
        <Picture picture={{ file: cover, alt: '' }} sizes={lead ? LEAD_SIZES : ROW_SIZES} eager={lead} />
      )}
    </li>
  );
}
