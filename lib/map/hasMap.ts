import type { MapContent } from '@/lib/schema/map';

export function hasMap({ service, point }: Pick<MapContent, 'service' | 'point'>) {
  return Boolean(service.key.value && point.value);
}
