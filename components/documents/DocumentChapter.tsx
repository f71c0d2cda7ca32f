import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import type { DocumentChapter as Chapter } from '@/lib/schema/document';
import classes from './DocumentChapter.module.css';

type DocumentChapterProps = {
  chapter: Omit<Chapter, 'sections'> & { id: string };
  index: number;
  children: ReactNode;
};

export function DocumentChapter({ chapter, index, children }: DocumentChapterProps) {
  const { id, title, lead, picture } = chapter;
  return (
    <Section id={id} labelledBy={`${id}-title`} tone={index % 2 ? 'paper' : 'mist'}>
      <p className={classes.number}>{String(index + 1).padStart(2, '0')}</p>
      <SectionHeading id={`${id}-title`} title={title} lead={lead} />
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 120em) 1400px, (min-width: 80em) 1240px, 100vw"
          className={classes.picture}
        />
      )}
      {children}
    </Section>
  );
}
