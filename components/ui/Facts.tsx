import type { ReactNode } from 'react';
import classes from './Facts.module.css';

const LAST = 4;

/** Terms with what is to say of them, row by row. */
export function Facts({ facts }: { facts: readonly { term: string; text: ReactNode }[] }) {
  return (
    <dl className={classes.root}>
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{typeof text === 'string' ? unorphaned(text) : text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Its last characters in one line, in engines that lack text-wrap: pretty. */
function unorphaned(text: string) {
  return (
    <>
      {text.slice(0, -LAST)}
      <span data-nowrap>{text.slice(-LAST)}</span>
    </>
  );
}
