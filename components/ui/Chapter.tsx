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
      <div className={classes.columns}>
        <div className={classes.head}>
          <SectionHeading id={`${id}-title`} title={title} lead={lead} />
          {notes.map((note) => (
            <p key={note} className={classes.note}>
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
