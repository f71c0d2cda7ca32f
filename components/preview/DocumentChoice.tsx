import { SiteLink } from '@/components/ui/SiteLink';
import type { PreviewDocument } from '@/lib/schema/preview';
import classes from './DocumentChoice.module.css';

type DocumentChoiceProps = { label: string; documents: PreviewDocument[] };

/** The documents as a short list, where another one could not be shown. */
export function DocumentChoice({ label, documents }: DocumentChoiceProps) {
  return (
    <nav aria-label={label} className={classes.root}>
      <ul>
        {documents.map(({ path, title, summary, facts }) => (
          <li key={path} className={classes.item}>
            <SiteLink href={`/preview/?url=${path}`} className={classes.link}>
              {title}
            </SiteLink>
            <p className={classes.summary}>{summary}</p>
            <p className={classes.facts}>{facts}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
