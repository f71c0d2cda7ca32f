import { Button } from '@/components/ui/Button';
import { CopyButton } from '@/components/ui/CopyButton';
import { Dialog, type OverlayProps } from '@/components/ui/Dialog';
import type { HostAppLabels } from '@/lib/schema/download';
import classes from './HostAppLayer.module.css';

const ARROW_TO_APP_MENU = 'M8 92C20 44 58 18 104 12M92 3l14 9-12 13';

export function HostAppLayer({ labels, ...overlay }: OverlayProps & { labels: HostAppLabels }) {
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
        <CopyButton labels={labels.copy} text={() => location.href} />
        <Button variant="ghost" onClick={overlay.onClose}>
          {labels.close}
        </Button>
      </div>
    </Dialog>
  );
}
