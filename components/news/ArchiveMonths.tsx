import type { ShownArticle } from '@/components/news/NewsRows';
import { SiteLink } from '@/components/ui/SiteLink';
import { Text } from '@/components/ui/Text';
import { articlePath } from '@/lib/news/newsPaths';
import classes from './ArchiveMonths.module.css';

export function ArchiveMonths({ months }: { months: { title: string; articles: ShownArticle[] }[] }) {
  return months.map(({ title, articles }) => (
    <section key={title} aria-label={title} className={classes.root}>
      <h2 data-text="h3">{title}</h2>
      <ul>
        {articles.map((article, index) => (
          <li key={article.id} className={classes.row}>
            <time dateTime={article.date} data-text="label">
              {article.date !== articles[index - 1]?.date && article.date.slice(5)}
            </time>
            <SiteLink href={articlePath(article.id)} className={classes.title} data-hover="">
              <Text as="span" text={article.title} />
            </SiteLink>
            <span data-text="label">{article.category}</span>
          </li>
        ))}
      </ul>
    </section>
  ));
}
