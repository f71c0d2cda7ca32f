'use client';

import type { LineProps } from '@/components/layout/LinePanel';
import { lineStateMessage } from '@/lib/backend/lineMessages';
import { useLine, useLineProbing } from '@/lib/backend/useLine';
import { useOnDemand } from '@/lib/motion/useOnDemand';
import { showToast } from '@/lib/notices/toasts';
import classes from './LineState.module.css';

const FEWEST = 2;

const loadPanel = () => import('@/components/layout/LinePanel');

/** Nothing where the list was read and leaves no choice. */
export function LineState(props: LineProps) {
  const { defaultAddress, labels } = props;
  useLineProbing(defaultAddress);
  const choice = useLine();
  const { part, opened, close, openerProps } = useOnDemand(loadPanel, () => showToast(labels.openFailed));
  if (!choice || (choice.candidates.length < FEWEST && !choice.error)) return null;
  return (
    <p data-row="2" data-scripted>
      <span className={classes.state} data-answering={choice.line ? '' : undefined}>
        {lineStateMessage(choice, labels)}
      </span>
      <button type="button" className={classes.open} data-links {...openerProps}>
        {labels.open}
      </button>
      {part && <part.LinePanel {...props} opened={opened} onClose={close} />}
    </p>
  );
}
