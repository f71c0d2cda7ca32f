import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog, type OverlayProps } from '@/components/ui/Dialog';
import { copyText } from '@/lib/device/copyText';
import type { HostAppLabels } from '@/lib/schema/download';
import classes from './HostAppLayer.module.css';

const ARROW_TO_APP_MENU = 'M8 92C20 44 58 18 104 12M92 3l14 9-12 13';

export function HostAppLayer({ labels, ...overlay }: OverlayProps & { labels: HostAppLabels }) {
  const [state, setState] = useState<'copy' | 'copied' | 'copyFailed'>('copy');

  return (
    <Dialog label={labels.title} variant="screen" className={classes.root} {...overlay}>
      <svg viewBox="0 0 112 96" className={classes.arrow} data-drawing aria-hidden="true">
        <path d={ARROW_TO_APP_MENU} />
      </svg>
      <div className={classes.text} data-stack="3">
        <h2 data-text="h2">{labels.title}</h2>
        <ol data-numbered>
          {labels.steps.map((step) => (
            <li key={step}>
              <strong data-text="lead">{step}</strong>
            </li>
          ))}
        </ol>
        <p data-text="body">{labels.addressLabel}</p>
        <p className={classes.address}>{location.href}</p>
        <Button
          variant="white"
          onClick={async () => setState((await copyText(location.href)) ? 'copied' : 'copyFailed')}
        >
          {labels.copy}
        </Button>
        <p role="status" className={classes.status} data-text="small">
          {state !== 'copy' && labels[state]}
        </p>
        <Button variant="ghost" onClick={overlay.onClose}>
          {labels.close}
        </Button>
      </div>
    </Dialog>
  );
}
