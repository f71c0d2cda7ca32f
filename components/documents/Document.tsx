import { ChapterSection } from '@/components/documents/ChapterSection';
import { DocumentClosing } from '@/components/documents/DocumentClosing';
import { DocumentContents } from '@/components/documents/DocumentContents';
import { DocumentCover } from '@/components/documents/DocumentCover';
import { Chapters } from '@/components/ui/Chapters';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import type { DocumentContent } from '@/lib/schema/document';
import type { DocumentLabels } from '@/lib/schema/documentLabels';
import type { PreviewContent } from '@/lib/schema/preview';
import type { Site } from '@/lib/schema/site';
import classes from './Document.module.css';

const PICTURE_SIZES = '(min-width: 120em) 1400px, (min-width: 80em) 1240px, 100vw';

export type DocumentProps = {
  content: DocumentContent;
  labels: DocumentLabels;
  shelf: PreviewContent;
  site: Site;
};

/** A document as a page, which is printed to PDF as well. */
export function Document({ content, labels, shelf, site }: DocumentProps) {
  const chapters = content.chapters.map((chapter, index) => ({ ...chapter, id: `chapter-${index + 1}` }));
  return (
    <article className={classes.root}>
      <DocumentCover content={content} labels={labels} shelf={shelf} site={site} />
      <Chapters label={labels.chapters} chapters={chapters.map(({ id, title }) => ({ id, title }))}>
        <DocumentContents title={labels.contents} chapters={chapters} />
        {chapters.map(({ id, title, lead, picture, sections }, index) => (
          <Section key={id} id={id} labelledBy={`${id}-title`} tone={index % 2 ? 'paper' : 'mist'}>
            <p className={classes.number}>{String(index + 1).padStart(2, '0')}</p>
            <SectionHeading id={`${id}-title`} title={title} lead={lead} />
            {picture && <Picture picture={picture} sizes={PICTURE_SIZES} className={classes.picture} />}
            {sections.map((section) => (
              <ChapterSection key={JSON.stringify(section)} section={section} sourceLabel={labels.source} />
            ))}
          </Section>
        ))}
      </Chapters>
      <DocumentClosing site={site} remark={labels.closing} />
    </article>
  );
}
