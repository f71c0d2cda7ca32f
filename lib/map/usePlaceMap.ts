import { useMergedRef } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { MAP_TIMEOUT_MS } from '@/lib/constants';
import { loadScript } from '@/lib/map/loadScript';
import { drawPlace } from '@/lib/map/placeMap';
import { useWithinView } from '@/lib/motion/useWithinView';
import type { PlacePoint } from '@/lib/schema/map';

const AHEAD = '600px 0px';

type MapState = 'loading' | 'shown' | 'failed';

/** Draws a map into the element that `ref` is given to, once that comes near the view; loading at first. */
export function usePlaceMap(script: string, { latitude, longitude }: PlacePoint) {
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<MapState>('loading');
  const near = useWithinView(AHEAD);
  const [wanted, setWanted] = useState(false);
  if (near.within && !wanted) setWanted(true);

  useEffect(() => {
    if (!wanted) return;
    let mounted = true;
    let takeAway: (() => void) | undefined;
    const draw = () => {
      if (!mounted || !element.current) return;
      takeAway = drawPlace(element.current, { latitude, longitude });
      setState('shown');
    };
    loadScript(script, MAP_TIMEOUT_MS)
      .then(draw)
      .catch(() => mounted && setState('failed'));
    return () => {
      mounted = false;
      takeAway?.();
    };
  }, [wanted, script, latitude, longitude]);

  return { ref: useMergedRef(element, near.ref), state };
}
