import type { ReactNode } from 'react';
import classes from './Facts.module.css';

/** Terms with what is to say of them, row by row. */
export function Facts({ facts }: { facts: readonly { term: string; text: ReactNode }[] }) {
  return (
    <dl className={classes.root}>
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
