import type { ReactNode } from 'react';
import classes from './DefinitionList.module.css';

type DefinitionListProps = {
  items: readonly { term: string; text: ReactNode }[];
  /** Its terms are bold, as titles of what follows. */
  strong?: boolean;
};

/** Terms with what is to say of them, row by row. */
export function DefinitionList({ items, strong }: DefinitionListProps) {
  return (
    <dl className={classes.root} data-rows data-strong={strong || undefined}>
      {items.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
