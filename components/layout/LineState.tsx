'use client';

import { lineStateMessage } from '@/lib/backend/lineMessages';
import { useLine, useLineProbing } from '@/lib/backend/useLine';
import { useOnDemand } from '@/lib/motion/useOnDemand';
import { showToast } from '@/lib/notices/toasts';
import type { ErrorMessages } from '@/lib/schema/errorMessages';
import type { LineLabels } from '@/lib/schema/line';
import classes from './LineState.module.css';

type LineStateProps = { defaultAddress: string; labels: LineLabels; faults: ErrorMessages };

const loadPanel = () => import('@/components/layout/LinePanel');

export function LineState({ defaultAddress, labels, faults }: LineStateProps) {
  useLineProbing(defaultAddress);
  const line = useLine();
  const { part, opened, close, openerProps } = useOnDemand(loadPanel, () => showToast(labels.openFailed));

  return (
    <p data-row="2" data-scripted>
      <span className={classes.state} data-answering={line?.line ? '' : undefined}>
        {lineStateMessage(line, labels)}
      </span>
      <button type="button" className={classes.open} data-links {...openerProps}>
        {labels.open}
      </button>
      {part && (
        <part.LinePanel
          opened={opened}
          defaultAddress={defaultAddress}
          labels={labels}
          faults={faults}
          onClose={close}
        />
      )}
    </p>
  );
}
