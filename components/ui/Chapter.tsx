import type { ReactNode } from 'react';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import classes from './Chapter.module.css';

type ChapterProps = {
  id: string;
  title: string;
  lead?: string;
  notes?: readonly string[];
  tone?: 'paper' | 'mist' | 'ink';
  wide?: ReactNode;
  children: ReactNode;
};

export function Chapter({ id, title, lead, notes = [], tone, wide, children }: ChapterProps) {
  return (
    <Section id={id} labelledBy={`${id}-title`} tone={tone}>
      <div data-grid="4:8">
        <div data-stack="4" data-sticky>
          <SectionHeading id={`${id}-title`} title={title} lead={lead} />
          {notes.map((note) => (
            <p key={note} className={classes.note} data-type="label">
              {note}
            </p>
          ))}
        </div>
        <div>{children}</div>
      </div>
      {wide}
    </Section>
  );
}
