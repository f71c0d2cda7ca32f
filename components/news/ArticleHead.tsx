import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { Clauses } from '@/components/ui/Clauses';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Article } from '@/lib/news/newsFolder';
import { categoryPath } from '@/lib/news/newsPaths';
import type { NewsContent } from '@/lib/schema/news';
import classes from './ArticleHead.module.css';

export type ArticleFacts = Article & {
  minutes: number;
  /** Says in development why visitors do not see the article. */
  badge?: string;
};

type ArticleHeadProps = { content: NewsContent; article: ArticleFacts };

export function ArticleHead({ content, article }: ArticleHeadProps) {
  const { page, categories, article: labels } = content;
  const { title, date, category, source, minutes, badge } = article;
  const slug = categories.find((each) => each.title === category)?.slug ?? '';
  return (
    <header data-stack="4">
      <Breadcrumbs
        label={page.breadcrumb}
        crumbs={[
          { title: page.home, path: '/' },
          { title: page.title, path: page.path },
          { title: category, path: categoryPath(slug) },
        ]}
      />
      <h1 data-type="h2">
        <Clauses text={title} />
      </h1>
      <div className={classes.meta} data-row="5" data-type="small">
        <time dateTime={date} data-type="figure">
          {date}
        </time>
        <SiteLink href={categoryPath(slug)} className={classes.category}>
          {category}
        </SiteLink>
        {source && <span>{labels.source.replace('{source}', source)}</span>}
        <span>{labels.readingTime.replace('{n}', String(minutes))}</span>
        {badge && <span className={classes.badge}>{badge}</span>}
      </div>
    </header>
  );
}
