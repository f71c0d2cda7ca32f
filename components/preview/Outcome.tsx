import { Button, ButtonLink } from '@/components/ui/Button';
import type { PreviewContent } from '@/lib/schema/preview';
import classes from './Outcome.module.css';

type OutcomeProps = {
  message: PreviewContent['outcomes']['failed'];
  labels: PreviewContent['labels'];
  /** The file's address, if it may be opened at all. */
  href: string;
  onRetry?: () => void;
};

export function Outcome({ message, labels, href, onRetry }: OutcomeProps) {
  return (
    <div className={classes.root} data-tone="paper">
      <div role="alert" data-stack="3">
        <h2 data-text="h3">{message.title}</h2>
        <p data-text="body">{message.text}</p>
      </div>
      <div data-row="3">
        {onRetry && (
          <Button variant="filled" onClick={onRetry}>
            {labels.retry}
          </Button>
        )}
        {href && <ButtonLink link={{ title: labels.openFile, path: href }} variant="line" newTab />}
        <ButtonLink
          link={{ title: labels.allDocuments, path: '/preview/' }}
          variant={onRetry ? 'line' : 'filled'}
        />
      </div>
    </div>
  );
}
