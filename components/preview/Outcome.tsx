import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Clauses } from '@/components/ui/Clauses';
import type { PreviewContent } from '@/lib/schema/preview';
import { sanitizeLine } from '@/lib/text/sanitizeText';
import classes from './Outcome.module.css';

type OutcomeProps = {
  message: PreviewContent['outcomes']['failed'];
  labels: PreviewContent['labels'];
  /** What the address asked for, as it was written. */
  asked?: string;
  /** Where the file is, if it may be opened at all. */
  href?: string;
  onRetry?: () => void;
  /** Other documents to go on with. */
  children: ReactNode;
};

export function Outcome({ message, labels, asked, href, onRetry, children }: OutcomeProps) {
  return (
    <div className={classes.root}>
      <div className={classes.card} data-stack="6">
        <div role="alert" data-stack="3">
          <h2 data-type="h3">{message.title}</h2>
          <p data-type="body">
            <Clauses text={message.text} />
          </p>
        </div>
        {asked && (
          <p className={classes.asked} data-type="label">
            {labels.asked}
            <code>{sanitizeLine(asked, asked.length)}</code>
          </p>
        )}
        <div data-row="3">
          {onRetry && (
            <Button variant="filled" onClick={onRetry}>
              {labels.retry}
            </Button>
          )}
          {href && (
            <ButtonLink href={href} variant={onRetry ? 'line' : 'filled'} newTab>
              {labels.openFile}
            </ButtonLink>
          )}
          <ButtonLink href="/" variant="line">
            {labels.home}
          </ButtonLink>
        </div>
        {children}
      </div>
    </div>
  );
}
