import { useIntersection, useMergedRef } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { PlacePoint } from '@/lib/schema/map';

export const MAP_TIMEOUT_MS = 10_000;

const AHEAD = { rootMargin: '600px 0px' };
const ZOOM = { zoom: 17, minZoom: 3, maxZoom: 20 };

type MapLibrary = {
  LatLng: new (latitude: number, longitude: number) => object;
  Map: new (container: HTMLElement, options: object) => { destroy: () => void };
  MultiMarker: new (options: object) => object;
};

function drawPlace(container: HTMLElement, { latitude, longitude }: PlacePoint) {
  const { TMap } = window as { TMap?: MapLibrary };
  if (!TMap) throw new Error('The script of the maps service brought no library.');
  const center = new TMap.LatLng(latitude, longitude);
  // The mouse wheel scrolls the page, not the map.
  const map = new TMap.Map(container, { ...ZOOM, center, scrollable: false });
  new TMap.MultiMarker({ map, geometries: [{ position: center }] });
  return () => map.destroy();
}

function loadLibrary(src: string) {
  const script = document.createElement('script');
  script.src = src;
  document.head.append(script);
  return new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
    setTimeout(reject, MAP_TIMEOUT_MS);
  });
}

/** Draws a map into the element that `ref` is given to, once that comes near the view; loading at first. */
export function usePlaceMap(script: string, { latitude, longitude }: PlacePoint) {
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const { ref, entry } = useIntersection(AHEAD);
  const [wanted, setWanted] = useState(false);
  if (entry?.isIntersecting && !wanted) setWanted(true);

  useEffect(() => {
    if (!wanted) return;
    let mounted = true;
    let takeAway: (() => void) | undefined;
    const draw = () => {
      if (!mounted || !element.current) return;
      takeAway = drawPlace(element.current, { latitude, longitude });
      setState('shown');
    };
    loadLibrary(script)
      .then(draw)
      .catch(() => mounted && setState('failed'));
    return () => {
      mounted = false;
      takeAway?.();
    };
  }, [wanted, script, latitude, longitude]);

  return { ref: useMergedRef(element, ref), state };
}
