import type { ReactNode } from 'react';
import classes from './DefinitionList.module.css';

/** Terms with what is to say of them, row by row. */
export function DefinitionList({ items }: { items: readonly { term: string; text: ReactNode }[] }) {
  return (
    <dl className={classes.root}>
      {items.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
