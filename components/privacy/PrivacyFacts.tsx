import type { ReactNode } from 'react';
import classes from './PrivacyFacts.module.css';

type PrivacyFactsProps = { facts: readonly { term: string; text: ReactNode }[] };

export function PrivacyFacts({ facts }: PrivacyFactsProps) {
  return (
    <dl className={classes.root}>
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt className={classes.term}>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
