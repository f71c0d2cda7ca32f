'use client';

import { useRef } from 'react';
import { IconButton } from '@/components/ui/IconButton';
import { QrCode } from '@/components/ui/QrCode';
import { useModalDialog } from '@/lib/hooks/useModalDialog';
import type { ShareLabels } from '@/lib/schema/news';
import classes from './ShareCode.module.css';

type ShareCodeProps = { url: string; labels: ShareLabels; onClose: () => void };

export function ShareCode({ url, labels, onClose }: ShareCodeProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModalDialog(dialog);
  return (
    <dialog
      ref={dialog}
      aria-label={labels.wechat}
      className={classes.root}
      onClose={(event) => {
        // React's strict mode opens, closes and opens again; the event of that closing comes late.
        if (!event.currentTarget.open) onClose();
      }}
    >
      <IconButton icon="close" label={labels.closeDialog} className={classes.close} onClick={onClose} />
      <QrCode text={url} />
      <p>{labels.wechatHint}</p>
      <p className={classes.address}>{url}</p>
    </dialog>
  );
}
