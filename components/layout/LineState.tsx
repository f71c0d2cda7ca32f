'use client';

import { type ComponentType, type MouseEvent, useState } from 'react';
import type { LinePanelProps } from '@/components/layout/LinePanel';
import { useLine } from '@/lib/hooks/useLine';
import { useProber } from '@/lib/hooks/useProber';
import { lineStateWords } from '@/lib/runtime/lineWords';
import { showToast } from '@/lib/runtime/toasts';
import type { FaultWords } from '@/lib/schema/faults';
import type { LineLabels } from '@/lib/schema/line';
import classes from './LineState.module.css';

type LineStateProps = { defaultAddress: string; labels: LineLabels; faults: FaultWords };

/** Which line the visit uses, and the way to the panel that measures all of them. Chooses the line, too. */
export function LineState({ defaultAddress, labels, faults }: LineStateProps) {
  useProber(defaultAddress);
  const line = useLine();
  const [opened, setOpened] = useState<{ Panel: ComponentType<LinePanelProps> } | null>(null);

  const onOpen = async ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a button that is clicked, and the panel gives the focus back to where it was.
    button.focus({ preventScroll: true });
    try {
      // Not next/dynamic: without a network it takes the whole page down.
      const { LinePanel: Panel } = await import('@/components/layout/LinePanel');
      setOpened({ Panel });
    } catch {
      showToast(labels.openFailed);
    }
  };

  return (
    <p className={classes.root} data-scripted>
      <span className={classes.state} data-answering={line.status === 'done' && line.line ? '' : undefined}>
        {lineStateWords(line, labels)}
      </span>
      <button type="button" aria-haspopup="dialog" className={classes.open} onClick={onOpen}>
        {labels.open}
      </button>
      {opened && (
        <opened.Panel
          defaultAddress={defaultAddress}
          labels={labels}
          faults={faults}
          onClose={() => setOpened(null)}
        />
      )}
    </p>
  );
}
