import { type RefObject, useRef, useState } from 'react';
import { Dialog, type OverlayProps } from '@/components/ui/Dialog';
import { TooltipButton } from '@/components/ui/Tooltip';
import { useViewerGestures } from '@/lib/pictures/useViewerGestures';
import { MAX_SCALE, MIN_SCALE, reset, rotate, zoomIn, zoomOut } from '@/lib/pictures/viewerTransform';
import type { ViewerLabels } from '@/lib/schema/viewer';
import classes from './ImageViewer.module.css';

type ImageViewerProps = OverlayProps & {
  src: string;
  /** Called only once the viewer is open. */
  alt: () => string;
  caption?: string;
  labels: ViewerLabels;
};

export function ImageViewer(props: ImageViewerProps) {
  const { opened, onClose, labels } = props;
  const field = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      ref={field}
      label={labels.title}
      variant="screen"
      className={classes.root}
      opened={opened}
      onClose={onClose}
    >
      <ViewerField {...props} field={field} />
    </Dialog>
  );
}

type ViewerFieldProps = ImageViewerProps & { field: RefObject<HTMLElement | null> };

function ViewerField({ field, src, alt, caption, labels, onClose }: ViewerFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [name] = useState(alt);
  const { scale, smooth, take } = useViewerGestures({ field, frame, picture }, onClose);
  const tools = [
    { icon: 'minus', label: labels.zoomOut, step: zoomOut, usable: scale > MIN_SCALE },
    { icon: 'plus', label: labels.zoomIn, step: zoomIn, usable: scale < MAX_SCALE },
    { icon: 'rotate', label: labels.rotate, step: rotate, usable: true },
    { icon: 'reset', label: labels.reset, step: reset, usable: true },
  ] as const;
  return (
    <>
      <TooltipButton icon="close" label={labels.close} className={classes.close} onClick={onClose} />
      <div ref={frame} className={classes.frame}>
        <p role="status" className={classes.status} data-state={state} data-text="small">
          {state === 'loading' && labels.loading}
          {state === 'failed' && labels.failed}
        </p>
        {state !== 'failed' && (
          <img
            ref={picture}
            src={src}
            alt={name}
            draggable={false}
            className={classes.picture}
            data-state={state}
            data-smooth={smooth || undefined}
            onLoad={() => setState('shown')}
            onError={() => setState('failed')}
          />
        )}
      </div>
      <div className={classes.foot} data-beside="2">
        {caption && (
          <p className={classes.caption} data-text="small">
            {caption}
          </p>
        )}
        <div className={classes.tools} data-beside="1">
          {tools.map(({ icon, label, step, usable }) => (
            <TooltipButton
              key={icon}
              icon={icon}
              label={label}
              // Not `disabled`: a button that loses the focus at the limit would take the keys with it.
              aria-disabled={!(state === 'shown' && usable)}
              className={classes.tool}
              onClick={() => take(step)}
            />
          ))}
          <output className={classes.scale} data-text="figure">
            {Math.round(scale * 100)}%
          </output>
        </div>
      </div>
    </>
  );
}
