import type { MapContent } from '@/lib/schema/map';

export function hasMap({ service, point }: MapContent) {
  return Boolean(service.key.value && point.value);
}
