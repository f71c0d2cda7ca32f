import { z } from 'zod';
import { httpsSchema, ownerValue, textSchema, texts } from '@/lib/schema/shared';

export const mapSchema = z.strictObject({
  /** The postal address; while it is empty, the page shows the province and no link to a map. */
  address: ownerValue(z.string().trim()),
  /** In the coordinates of the maps service (GCJ-02 in China); null until it is known. */
  point: ownerValue(
    z
      .strictObject({ latitude: z.number().min(3).max(54), longitude: z.number().min(73).max(136) })
      .nullable(),
  ),
  service: z.strictObject({
    /** The script of a maps service that offers `TMap.Map`; {key} stands for the key. */
    script: httpsSchema.includes('{key}', { error: '应包含 {key}' }),
    /** Further hosts from which that script loads its parts, e.g. "https://mapapi.qq.com". */
    scriptOrigins: z.array(httpsSchema),
    /** Without a key nothing is loaded from the service. */
    key: ownerValue(z.string().trim()),
  }),
  /** Opens the visitor's map app, or a map in the browser; {address} stands for the address. */
  appLink: httpsSchema.includes('{address}', { error: '应包含 {address}' }),
  ...texts('openApp', 'loading', 'failed'),
  /** Name of the map, for those who cannot see it; {address} stands for the address. */
  map: textSchema,
});

export type MapContent = z.infer<typeof mapSchema>;
export type PlacePoint = NonNullable<MapContent['point']['value']>;

export function hasMap({ service, point }: Pick<MapContent, 'service' | 'point'>) {
  return Boolean(service.key.value && point.value);
}
