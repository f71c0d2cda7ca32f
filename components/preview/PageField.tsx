import { NumberInput } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { useState } from 'react';
import type { PreviewLabels } from '@/lib/schema/preview';
import classes from './ReaderTools.module.css';

export type PageFieldProps = {
  page: number;
  count: number;
  labels: PreviewLabels;
  onPage: (page: number) => void;
};

export function PageField({ page, count, labels, onPage }: PageFieldProps) {
  const [typed, setTyped] = useState<string | number | null>(null);

  const go = () => {
    if (typed) onPage(Number(typed));
    setTyped(null);
  };

  return (
    <div data-row="2" data-text="small" data-nowrap>
      <NumberInput
        aria-label={labels.pageNumber}
        value={typed ?? page}
        allowDecimal={false}
        allowNegative={false}
        hideControls
        withKeyboardEvents={false}
        autoComplete="off"
        classNames={{ input: classes.number }}
        onChange={setTyped}
        onClick={(event) => event.currentTarget.select()}
        onBlur={go}
        onKeyDown={getHotkeyHandler([['Enter', go]])}
      />
      / <span data-text="figure">{count}</span> {labels.pageUnit}
    </div>
  );
}
