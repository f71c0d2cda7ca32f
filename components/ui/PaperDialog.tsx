'use client';

import { type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '@/components/ui/IconButton';
import { useModalDialog } from '@/lib/hooks/useModalDialog';
import classes from './PaperDialog.module.css';

type PaperDialogProps = {
  title: string;
  closeLabel: string;
  width?: 'narrow' | 'reading';
  onClose: () => void;
  children: ReactNode;
};

/** A sheet over the page. Escape, the button and a press beside the sheet close it. */
export function PaperDialog({ title, closeLabel, width = 'narrow', onClose, children }: PaperDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModalDialog(dialog);

  // At the end of the body, out of reach of the styles around the opener.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape, which the dialog brings, is the key for it
    <dialog
      ref={dialog}
      data-tone="paper"
      data-width={width}
      className={classes.root}
      aria-labelledby={titleId}
      onClose={(event) => {
        // React's strict mode opens, closes and opens again; the event of that closing comes late.
        if (!event.currentTarget.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={classes.sheet}>
        <div className={classes.head}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} className={classes.close} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
