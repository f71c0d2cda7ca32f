import { type ListedArticle, NewsRow } from '@/components/news/NewsRow';
import { Picture } from '@/components/ui/Picture';
import { byMonthOrDay } from '@/lib/news/byMonth';
import classes from './NewsRows.module.css';

type NewsRowsProps = {
  articles: ListedArticle[];
  /** Whether the first article opens the list with a large picture. */
  withLead: boolean;
};

const ROW_SIZES = '120px';
const LEAD_SIZES = { xl: '906px', md: '55vw', base: '100vw' };

/** Articles under their day, where all of a month are of one day, and under their month otherwise. */
export function NewsRows({ articles, withLead }: NewsRowsProps) {
  return byMonthOrDay(articles).map(({ date, articles: group }) => (
    <div key={date}>
      <p className={classes.date} data-text="figure">
        <time dateTime={date}>{date}</time>
      </p>
      <ol className={classes.rows} data-grid="1:1">
        {group.map(({ cover, ...item }) => {
          const lead = withLead && item.id === articles[0]?.id;
          return (
            <NewsRow
              key={item.id}
              item={item}
              dated={item.date !== date}
              lead={lead}
              picture={
                cover && (
                  <Picture
                    picture={{ file: cover, alt: '' }}
                    sizes={lead ? LEAD_SIZES : ROW_SIZES}
                    eager={lead}
                  />
                )
              }
            />
          );
        })}
      </ol>
    </div>
  ));
}
