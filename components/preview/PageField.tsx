import { NumberInput } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { useState } from 'react';
import type { PreviewLabels } from '@/lib/schema/preview';
import classes from './PageField.module.css';

type PageFieldProps = {
  page: number;
  count: number;
  labels: PreviewLabels;
  onPage: (page: number) => void;
};

export function PageField({ page, count, labels, onPage }: PageFieldProps) {
  const [typed, setTyped] = useState<string | number | null>(null);

  const go = () => {
    const wanted = Number(typed);
    if (wanted) onPage(Math.min(count, Math.max(1, wanted)));
    setTyped(null);
  };

  return (
    <div className={classes.root}>
      <NumberInput
        aria-label={labels.pageNumber}
        value={typed ?? page}
        min={1}
        clampBehavior="none"
        allowDecimal={false}
        allowNegative={false}
        hideControls
        withKeyboardEvents={false}
        autoComplete="off"
        classNames={{ input: classes.field }}
        onChange={setTyped}
        onClick={(event) => event.currentTarget.select()}
        onBlur={go}
        onKeyDown={getHotkeyHandler([
          ['Enter', go],
          ['Escape', () => setTyped(null)],
        ])}
      />
      / <span data-type="figure">{count}</span> {labels.pageUnit}
    </div>
  );
}
