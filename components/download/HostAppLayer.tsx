'use client';

import { useRef, useState } from 'react';
import { useModalDialog } from '@/lib/hooks/useModalDialog';
import { copyText } from '@/lib/runtime/copyText';
import type { HostAppLabels } from '@/lib/schema/download';
import classes from './HostAppLayer.module.css';

type HostAppLayerProps = { labels: HostAppLabels; onClose: () => void };

type CopyState = 'copy' | 'copied' | 'copyFailed';

/** From the words up to the corner where the app has its menu. */
const ARROW = 'M8 92C20 44 58 18 104 12M92 3l14 9-12 13';

export function HostAppLayer({ labels, onClose }: HostAppLayerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<CopyState>('copy');
  useModalDialog(dialog);
  const address = window.location.href;

  return (
    <dialog ref={dialog} aria-labelledby="host-app-title" className={classes.root} onClose={onClose}>
      <svg viewBox="0 0 112 96" className={classes.arrow} aria-hidden="true" focusable="false">
        <path d={ARROW} />
      </svg>
      <h2 id="host-app-title" className={classes.title}>
        {labels.title}
      </h2>
      <ol className={classes.steps}>
        {labels.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={classes.label}>{labels.addressLabel}</p>
      <p className={classes.address}>{address}</p>
      <button
        type="button"
        className={classes.copy}
        onClick={async () => setState((await copyText(address)) ? 'copied' : 'copyFailed')}
      >
        {labels.copy}
      </button>
      <p role="status" className={classes.status}>
        {state !== 'copy' && labels[state]}
      </p>
      <button type="button" className={classes.close} onClick={onClose}>
        {labels.close}
      </button>
    </dialog>
  );
}
