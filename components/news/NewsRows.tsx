import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { Text } from '@/components/ui/Text';
import type { Article } from '@/lib/news/articleFiles';
import { articlePath } from '@/lib/news/newsPaths';
import classes from './NewsRows.module.css';

export type ShownArticle = Article & {
  /** Says in development why visitors do not see the article. */
  badge?: string;
};

type NewsRowsProps = {
  articles: ShownArticle[];
  withLead: boolean;
};

const ROW_SIZES = { sm: '176px', base: '120px' };
const LEAD_SIZES = { xl: '906px', md: '55vw', base: '100vw' };

export function NewsRows({ articles, withLead }: NewsRowsProps) {
  return (
    <ol data-grid="1:1" className={classes.rows}>
      {articles.map((item, index) => (
        <NewsRow key={item.id} item={item} lead={withLead && index === 0} />
      ))}
    </ol>
  );
}

function NewsRow({ item, lead }: { item: ShownArticle; lead: boolean }) {
  const { id, title, date, category, summary, cover, badge } = item;
  return (
    <li className={classes.row} data-lead={lead || undefined}>
      <div>
        <p data-row="3" data-text="label">
          <span data-accent>{category}</span>
          <time dateTime={date}>{date}</time>
          {badge && <span data-badge>{badge}</span>}
        </p>
        <h2 data-text={lead ? 'h3' : 'lead'} data-above="2">
          <SiteLink href={articlePath(id)} className={classes.link} data-stretched data-hover>
            <Text as="span" text={title} />
          </SiteLink>
        </h2>
        <Text className={classes.summary} data-text="small" data-above="2" text={summary} />
      </div>
      {cover && (
        <Picture picture={{ file: cover, alt: '' }} sizes={lead ? LEAD_SIZES : ROW_SIZES} eager={lead} />
      )}
    </li>
  );
}
