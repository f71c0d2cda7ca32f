import { ToolButton } from '@/components/preview/ToolButton';
import { ZoomTools } from '@/components/preview/ZoomTools';
import type { DocumentView } from '@/lib/pdf/useDocumentView';
import type { PreviewLabels } from '@/lib/schema/preview';
import classes from './ReaderFooter.module.css';

type ReaderFooterProps = { view: DocumentView; count: number; labels: PreviewLabels; onPages: () => void };

/** The second row of tools on phones. */
export function ReaderFooter({ view, count, labels, onPages }: ReaderFooterProps) {
  return (
    <div className={classes.root} data-tone="ink">
      <ZoomTools view={view} labels={labels} />
      <button type="button" className={classes.pages} data-type="figure" onClick={onPages}>
        <span className={classes.page}>{view.page}</span> / <span>{count}</span>
        <span data-visually-hidden>{labels.pages}</span>
      </button>
      <div data-row="1">
        <ToolButton icon="reset" label={labels.fitWidth} onClick={view.fitWidth} />
        <ToolButton icon="rotate" label={labels.rotate} onClick={view.rotate} />
      </div>
    </div>
  );
}
