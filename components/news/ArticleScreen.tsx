import type { ReactNode } from 'react';
import type { ShownArticle } from '@/components/news/NewsRows';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { ClauseLines } from '@/components/ui/ClauseLines';
import { PageContents } from '@/components/ui/PageContents';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { Text } from '@/components/ui/Text';
import { Zoomable } from '@/components/ui/viewer/Zoomable';
import { ARTICLE_PICTURE_SIZES, ARTICLE_WIDTH } from '@/lib/news/articleWidth';
import { categoryPath } from '@/lib/news/newsPaths';
import { largestPicture } from '@/lib/pictures/pictureManifest';
import type { NewsContent } from '@/lib/schema/news';
import { fill } from '@/lib/text/fill';
import classes from './ArticleScreen.module.css';

type ArticleScreenProps = {
  content: NewsContent;
  article: ShownArticle & { minutes: number };
  headings: { id: string; title: string }[];
  /** Stands first, in place of the cover. */
  drawing?: ReactNode;
  /** The text and all below it. */
  children: ReactNode;
};

export function ArticleScreen({ content, article, headings, drawing, children }: ArticleScreenProps) {
  const { page, categories } = content;
  const { title, date, category, source, minutes, badge, cover, coverAlt } = article;
  const slug = categories.find((each) => each.title === category)?.slug ?? '';
  return (
    <div className={classes.root} style={ARTICLE_WIDTH} data-container>
      <PageContents
        label={content.article.contents}
        headings={headings.map(({ id, title: name }) => ({ id, title: <Text as="span" text={name} /> }))}
      />
      <article>
        <header data-stack="4">
          <Breadcrumbs labels={page} trail={[page, { title: category, path: categoryPath(slug) }]} />
          <h1 data-text="h2">
            <ClauseLines text={title} />
          </h1>
          <div className={classes.meta} data-row="5" data-text="small" data-pagefind-ignore>
            <time dateTime={date} data-pagefind-meta="date">
              {date}
            </time>
            <SiteLink
              href={categoryPath(slug)}
              data-accent=""
              data-hover="underline"
              data-pagefind-meta="category"
            >
              {category}
            </SiteLink>
            {source && <span data-screen="from-sm">{fill(content.article.source, { source })}</span>}
            <span>{fill(content.article.readingTime, { n: minutes })}</span>
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
