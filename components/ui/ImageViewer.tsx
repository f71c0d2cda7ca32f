'use client';

import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '@/components/ui/IconButton';
import { ViewerTools } from '@/components/ui/ViewerTools';
import { useModalDialog } from '@/lib/hooks/useModalDialog';
import { useViewerGestures } from '@/lib/hooks/useViewerGestures';
import type { ViewerLabels } from '@/lib/schema/viewer';
import classes from './ImageViewer.module.css';

type ImageViewerProps = {
  src: string;
  alt: string;
  /** Printed below the picture, e.g. the address a code leads to. */
  caption?: string;
  labels: ViewerLabels;
  onClose: () => void;
};

type PictureState = 'loading' | 'shown' | 'failed';

export function ImageViewer({ src, alt, caption, labels, onClose }: ImageViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<PictureState>('loading');
  const { scale, smooth, take } = useViewerGestures({ field: dialog, frame, picture }, onClose);
  useModalDialog(dialog);

  // At the end of the body, out of reach of the styles around the opener.
  return createPortal(
    <dialog
      ref={dialog}
      className={classes.root}
      aria-label={labels.title}
      onClose={(event) => {
        // React's strict mode opens, closes and opens again; the event of that closing comes late.
        if (!event.currentTarget.open) onClose();
      }}
    >
      <IconButton icon="close" label={labels.close} className={classes.close} onClick={onClose} />
      <div ref={frame} className={classes.frame}>
        <p role="status" className={classes.status} data-state={state}>
          {state === 'loading' && labels.loading}
          {state === 'failed' && labels.failed}
        </p>
        {state !== 'failed' && (
          <img
            ref={picture}
            src={src}
            alt={alt}
            draggable={false}
            className={classes.picture}
            data-state={state}
            data-drawing={src.startsWith('data:image/svg') || undefined}
            data-smooth={smooth || undefined}
            onLoad={() => setState('shown')}
            onError={() => setState('failed')}
          />
        )}
      </div>
      <div className={classes.foot}>
        {caption && <p className={classes.caption}>{caption}</p>}
        <ViewerTools scale={scale} ready={state === 'shown'} labels={labels} onStep={take} />
      </div>
    </dialog>,
    document.body,
  );
}
