import { type KeyboardEvent, useState } from 'react';
import type { PreviewLabels } from '@/lib/schema/preview';
import classes from './PageField.module.css';

type PageFieldProps = {
  page: number;
  count: number;
  labels: PreviewLabels;
  onPage: (page: number) => void;
};

export function PageField({ page, count, labels, onPage }: PageFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);

  const go = () => {
    const wanted = Number.parseInt(typed ?? '', 10);
    if (wanted) onPage(Math.min(count, Math.max(1, wanted)));
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go();
    if (event.key === 'Escape') setTyped(null);
  };

  return (
    <label className={classes.root}>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={labels.pageNumber}
        className={classes.field}
        value={typed ?? page}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={go}
        onKeyDown={onKeyDown}
      />
      / <span className={classes.count}>{count}</span> {labels.pageUnit}
    </label>
  );
}
