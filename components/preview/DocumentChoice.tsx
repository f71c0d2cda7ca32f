import { SiteLink } from '@/components/ui/SiteLink';
import type { PreviewDocument } from '@/lib/pdf/previewDocuments';
import classes from './DocumentChoice.module.css';

type DocumentChoiceProps = { label: string; documents: PreviewDocument[] };

/** The documents as a short list, where another one could not be shown. */
export function DocumentChoice({ label, documents }: DocumentChoiceProps) {
  return (
    <nav aria-label={label}>
      <ul>
        {documents.map(({ path, title, summary, facts }) => (
          <li key={path} className={classes.item} data-stack="1">
            <SiteLink href={`/preview/?url=${path}`} data-stretched>
              <strong data-type="lead">{title}</strong>
            </SiteLink>
            <p data-type="small">{summary}</p>
            <p data-type="label">{facts}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
