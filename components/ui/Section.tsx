import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/ui/SectionHeading';
import classes from './Section.module.css';

type SectionProps = {
  id?: string;
  labelledBy?: string;
  /** Printed at its head, where nothing stands before or around it. */
  title?: string;
  lead?: string;
  tone?: 'paper' | 'mist' | 'ink';
  backdrop?: ReactNode;
  /** Its parts are as wide as they say themselves: data-container, or the whole view. */
  bleed?: boolean;
  children: ReactNode;
};

export function Section({ tone = 'paper', backdrop, bleed, children, ...head }: SectionProps) {
  const { id, labelledBy, title, lead } = head;
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      data-tone={tone}
      className={backdrop ? classes.backed : classes.root}
    >
      {backdrop && <div className={classes.backdrop}>{backdrop}</div>}
      {bleed ? (
        children
      ) : (
        <div data-container>
          {title && <SectionHeading id={labelledBy} title={title} lead={lead} />}
          {children}
        </div>
      )}
    </section>
  );
}
