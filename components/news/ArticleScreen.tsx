import type { ReactNode } from 'react';
import type { ShownArticle } from '@/components/news/NewsRows';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { PageContents } from '@/components/ui/PageContents';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { Text } from '@/components/ui/Text';
import { Zoomable } from '@/components/ui/viewer/Zoomable';
import { ARTICLE_PICTURE_SIZES, ARTICLE_WIDTH } from '@/lib/news/articleWidth';
import { readingMinutes } from '@/lib/news/readingMinutes';
import { largestPicture } from '@/lib/pictures/pictureManifest';
import type { NewsContent } from '@/lib/schema/news';
import { fill } from '@/lib/text/fill';
import classes from './ArticleScreen.module.css';

type ArticleScreenProps = {
  content: NewsContent;
  article: ShownArticle;
  category: { title: string; path: string };
  headings: { id: string; title: string }[];
  drawing?: ReactNode;
  children: ReactNode;
};

export function ArticleScreen({ content, article, category, ...parts }: ArticleScreenProps) {
  const { title, date, source, badge, cover, coverAlt, body } = article;
  const { headings, drawing, children } = parts;
  return (
    <div className={classes.root} style={ARTICLE_WIDTH} data-container>
      <PageContents
        label={content.article.contents}
        headings={headings.map(({ id, title: name }) => ({ id, title: <Text as="span" text={name} /> }))}
      />
      <article>
        <header data-stack="4">
          <Breadcrumbs labels={content.page} trail={[content.page, category]} />
          <Text as="h1" data-text="h2" byClause text={title} />
          <div className={classes.meta} data-row="5" data-text="small" data-pagefind-ignore>
            <time dateTime={date} data-pagefind-meta="date">
              {date}
            </time>
            <SiteLink
              href={category.path}
              data-accent=""
              data-hover="underline"
              data-pagefind-meta="category"
            >
              {category.title}
            </SiteLink>
            {source && <span data-screen="from-sm">{fill(content.article.source, { source })}</span>}
            <span>{fill(content.article.readingTime, { n: readingMinutes(body) })}</span>
            {badge && <span data-badge>{badge}</span>}
          </div>
        </header>
        {drawing}
        {cover && !drawing && (
          <Zoomable
            label={fill(content.article.openPicture, { alt: coverAlt || title })}
            src={largestPicture({ file: cover })}
          >
            <Picture
              picture={{ file: cover, alt: coverAlt }}
              sizes={ARTICLE_PICTURE_SIZES}
              eager
              className={classes.cover}
            />
          </Zoomable>
        )}
        {children}
      </article>
    </div>
  );
}
