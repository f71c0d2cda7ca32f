import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/ui/SectionHeading';
import classes from './Section.module.css';

type SectionProps = {
  /** The section's anchor; its heading's id adds -title. */
  id?: string;
  /** The section's heading, where no other stands before or around it. */
  title?: string;
  lead?: string;
  tone?: 'paper' | 'mist' | 'ink';
  /** Sets no width: its parts have data-container or fill the view. */
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
