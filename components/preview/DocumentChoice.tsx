import { SiteLink } from '@/components/ui/SiteLink';
import type { PreviewDocument } from '@/lib/schema/preview';
import classes from './DocumentChoice.module.css';

type DocumentChoiceProps = {
  label: string;
  /** {pages} and {size} stand for figures. */
  facts: string;
  documents: PreviewDocument[];
  /** Where the links lead: to the preview, or to the files themselves. */
  to: 'preview' | 'file';
};

const MEGABYTE = 1024 * 1024;

function factsOf(facts: string, { pages, bytes }: PreviewDocument) {
  return facts.replace('{pages}', String(pages)).replace('{size}', (bytes / MEGABYTE).toFixed(1));
}

export function DocumentChoice({ label, facts, documents, to }: DocumentChoiceProps) {
  return (
    <nav aria-label={label} className={classes.root}>
      <ul>
        {documents.map((document) => (
          <li key={document.path} className={classes.item}>
            {to === 'file' ? (
              <a href={document.path} className={classes.link}>
                {document.title}
              </a>
            ) : (
              <SiteLink href={`/preview/?url=${document.path}`} className={classes.link}>
                {document.title}
              </SiteLink>
            )}
            <p className={classes.summary}>{document.summary}</p>
            <p className={classes.facts}>{factsOf(facts, document)}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
