import type { PlacePoint } from '@/lib/schema/map';

const MAP_ZOOM = { initial: 17, min: 3, max: 20 } as const;

type MapLibrary = {
  LatLng: new (latitude: number, longitude: number) => object;
  Map: new (container: HTMLElement, options: object) => { destroy: () => void };
  MultiMarker: new (options: object) => object;
};

export function drawPlace(container: HTMLElement, { latitude, longitude }: PlacePoint) {
  const { TMap } = window as { TMap?: MapLibrary };
  if (!TMap) throw new Error('The script of the maps service brought no library.');
  const center = new TMap.LatLng(latitude, longitude);
  const map = new TMap.Map(container, {
    center,
    zoom: MAP_ZOOM.initial,
    minZoom: MAP_ZOOM.min,
    maxZoom: MAP_ZOOM.max,
    // The wheel belongs to the page.
    scrollable: false,
  });
  new TMap.MultiMarker({ map, geometries: [{ position: center }] });
  return () => map.destroy();
}
