import type { SiteUrl } from '@/lib/url/parseUrl';

/** The model that an address names, as `?model=t70` or hand-written as `#product?t70`; the first one by default. */
export function modelFromUrl(models: readonly string[], parameter: string, address: SiteUrl | null) {
  const byHand = address?.hash === 'product' ? address.query : '';
  return [parameter, byHand].find((model) => models.includes(model)) ?? models[0] ?? '';
}
