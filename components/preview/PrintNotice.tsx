import type { PreviewLabels } from '@/lib/schema/preview';
import classes from './PrintNotice.module.css';

type PrintNoticeProps = { page: number; count: number; labels: PreviewLabels; onCancel: () => void };

export function PrintNotice({ page, count, labels, onCancel }: PrintNoticeProps) {
  const text = labels.printing.replace('{page}', String(page)).replace('{count}', String(count));
  return (
    <div role="status" className={classes.root} data-tone="paper">
      {text}
      <button type="button" className={classes.cancel} onClick={onCancel}>
        {labels.cancelPrint}
      </button>
    </div>
  );
}
