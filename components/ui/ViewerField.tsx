import { type RefObject, useRef, useState } from 'react';
import { HintButton } from '@/components/ui/HintButton';
import { ViewerTools } from '@/components/ui/ViewerTools';
import { useViewerGestures } from '@/lib/pictures/useViewerGestures';
import type { ViewerLabels } from '@/lib/schema/viewer';
import classes from './ViewerField.module.css';

export type ViewerFieldProps = {
  field: RefObject<HTMLElement | null>;
  src: string;
  /** Asked only once the viewer is open. */
  alt: () => string;
  caption?: string;
  labels: ViewerLabels;
  onLeave: () => void;
};

type PictureState = 'loading' | 'shown' | 'failed';

export function ViewerField({ field, src, alt, caption, labels, onLeave }: ViewerFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<PictureState>('loading');
  const [name] = useState(alt);
  const { scale, smooth, take } = useViewerGestures({ field, frame, picture }, onLeave);
  return (
    <>
      <HintButton icon="close" label={labels.close} className={classes.close} onClick={onLeave} />
      <div ref={frame} className={classes.frame}>
        <p role="status" className={classes.status} data-state={state} data-type="small">
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
      <div className={classes.foot}>
        {caption && (
          <p className={classes.caption} data-type="small">
            {caption}
          </p>
        )}
        <ViewerTools scale={scale} ready={state === 'shown'} labels={labels} onStep={take} />
      </div>
    </>
  );
}
