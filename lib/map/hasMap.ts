import type { MapContent } from '@/lib/schema/map';

/** Whether the owner has set all that a map needs: without it nothing is loaded from the maps service. */
export function hasMap({ service, point }: MapContent) {
  return Boolean(service.key.value && point.value);
}
