import { ChapterSection } from '@/components/documents/ChapterSection';
import { DocumentChapter } from '@/components/documents/DocumentChapter';
import { DocumentClosing } from '@/components/documents/DocumentClosing';
import { DocumentContents } from '@/components/documents/DocumentContents';
import { DocumentCover } from '@/components/documents/DocumentCover';
import { Chapters } from '@/components/ui/Chapters';
import type { DocumentContent } from '@/lib/schema/document';
import type { DocumentLabels } from '@/lib/schema/documentLabels';
import type { PreviewContent } from '@/lib/schema/preview';
import type { Site } from '@/lib/schema/site';
import classes from './Document.module.css';

type DocumentProps = { content: DocumentContent; labels: DocumentLabels; shelf: PreviewContent; site: Site };

/** A document as a page, which is printed to PDF as well. */
export function Document({ content, labels, shelf, site }: DocumentProps) {
  const chapters = content.chapters.map((chapter, index) => ({ ...chapter, id: `chapter-${index + 1}` }));
  return (
    <article className={classes.root}>
      <DocumentCover content={content} labels={labels} shelf={shelf} site={site} />
      <Chapters label={labels.chapters} chapters={chapters.map(({ id, title }) => ({ id, title }))}>
        <DocumentContents title={labels.contents} chapters={chapters} />
        {chapters.map(({ sections, ...chapter }, index) => (
          <DocumentChapter key={chapter.id} chapter={chapter} index={index}>
            {sections.map((section) => (
              <ChapterSection key={JSON.stringify(section)} section={section} sourceLabel={labels.source} />
            ))}
          </DocumentChapter>
        ))}
      </Chapters>
      <DocumentClosing site={site} remark={labels.closing} />
    </article>
  );
}
