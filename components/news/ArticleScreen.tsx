import type { ReactNode } from 'react';
import { ArticleContents } from '@/components/news/ArticleContents';
import { type ArticleFacts, ArticleHead } from '@/components/news/ArticleHead';
import { Picture } from '@/components/ui/Picture';
import { Zoomable } from '@/components/ui/Zoomable';
import { largestPicture } from '@/lib/pictures/pictureManifest';
import type { NewsContent } from '@/lib/schema/news';
import type { ViewerLabels } from '@/lib/schema/viewer';
import classes from './ArticleScreen.module.css';

type ArticleScreenProps = {
  content: NewsContent;
  article: ArticleFacts;
  headings: { id: string; text: string }[];
  viewerLabels: ViewerLabels;
  /** Stands first, in place of the cover. */
  drawing?: ReactNode;
  /** The text, and what stands under it. */
  children: ReactNode;
};

const COVER_SIZES = '(min-width: 48em) 720px, 100vw';

export function ArticleScreen({ content, article, headings, viewerLabels, ...parts }: ArticleScreenProps) {
  const { cover, coverAlt } = article;
  const { drawing, children } = parts;
  return (
    <div className={classes.root} data-container>
      <ArticleContents label={content.article.contents} headings={headings} />
      <article className={classes.article}>
        <ArticleHead content={content} article={article} />
        {drawing}
        {cover && !drawing && (
          <Zoomable
            label={content.article.openPicture.replace('{alt}', coverAlt || article.title)}
            src={largestPicture({ file: cover })}
            viewerLabels={viewerLabels}
          >
            <Picture
              picture={{ file: cover, alt: coverAlt }}
              sizes={COVER_SIZES}
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
