import type { SiteUrl } from '@/lib/url/parseUrl';

/** The model that an address asks for, as `?model=t70` or, by hand, `#product?t70`; the first one where it asks for none. */
export function modelFromUrl(models: readonly string[], parameter: string, address: SiteUrl | null) {
  const byHand = address?.hash === 'product' ? address.query : '';
  return [parameter, byHand].find((model) => models.includes(model)) ?? models[0] ?? '';
}
