'use client';

import type { PlacePoint } from '@/lib/schema/map';
import { usePlaceMap } from '@/lib/usePlaceMap';
import classes from './PlaceMap.module.css';

type PlaceMapProps = { script: string; point: PlacePoint } & Record<'label' | 'loading' | 'failed', string>;

export function PlaceMap({ script, point, label, loading, failed }: PlaceMapProps) {
  const { ref, state } = usePlaceMap(script, point);
  return (
    <div className={classes.root} data-scripted>
      {/* biome-ignore lint/a11y/useSemanticElements: a map is no set of fields */}
      <div ref={ref} role="group" aria-label={label} className={classes.canvas} />
      <p role="status" className={classes.status} data-text="small" data-state={state}>
        {state === 'loading' && loading}
        {state === 'failed' && failed}
      </p>
    </div>
  );
}
