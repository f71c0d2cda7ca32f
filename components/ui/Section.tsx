import type { ReactNode } from 'react';
import classes from './Section.module.css';

type SectionProps = {
  id?: string;
  labelledBy?: string;
  tone?: 'paper' | 'mist' | 'ink';
  backdrop?: ReactNode;
  /** Its parts are as wide as they say themselves: data-container, or the whole view. */
  bleed?: boolean;
  children: ReactNode;
};

export function Section({ id, labelledBy, tone = 'paper', backdrop, bleed, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      data-tone={tone}
      className={backdrop ? classes.backed : classes.root}
    >
      {backdrop && <div className={classes.backdrop}>{backdrop}</div>}
      {bleed ? children : <div data-container>{children}</div>}
    </section>
  );
}
