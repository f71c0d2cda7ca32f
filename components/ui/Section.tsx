import type { ReactNode } from 'react';
import classes from './Section.module.css';

type SectionProps = {
  id?: string;
  /** The id of the heading that names the section. */
  labelledBy?: string;
  tone?: 'paper' | 'mist' | 'ink';
  children: ReactNode;
};

export function Section({ id, labelledBy, tone = 'paper', children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} data-tone={tone} data-late="" className={classes.root}>
      <div className={classes.inner}>{children}</div>
    </section>
  );
}
