import type { ReactNode } from 'react';
import classes from './DefinitionList.module.css';

type DefinitionListProps = {
  items: readonly { term: string; text: ReactNode }[];
  /** Sets the terms in bold, as titles. */
  strong?: boolean;
};

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
