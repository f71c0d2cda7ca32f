import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/ui/SectionHeading';
import classes from './Section.module.css';

type SectionProps = {
  /** Its anchor; its heading's id is the same with -title. */
  id?: string;
  /** Printed at its head, where nothing stands before or around it. */
  title?: string;
  lead?: string;
  tone?: 'paper' | 'mist' | 'ink';
  /** Its parts are as wide as they say themselves: data-container, or the whole view. */
  bleed?: boolean;
  children: ReactNode;
};

export function Section({ tone = 'paper', bleed, children, ...head }: SectionProps) {
  const { id, title, lead } = head;
  const titleId = id && `${id}-title`;
  return (
    <section id={id} aria-labelledby={titleId} data-tone={tone} className={classes.root}>
      {bleed ? (
        children
      ) : (
        <div data-container>
          {title && <SectionHeading id={titleId} title={title} lead={lead} />}
          {children}
        </div>
      )}
    </section>
  );
}
