import type { SiteUrl } from '@/lib/url/parseUrl';

type Category = { scene: string; anchor: string };

/** The category that an address asks for: by its hash only where it has no query, the first one where neither names one. */
export function categoryFromUrl<C extends Category>(categories: readonly C[], url: SiteUrl | null) {
  const requested = url?.query
    ? categories.find(({ scene }) => scene === url.query)
    : categories.find(({ anchor }) => anchor === url?.hash);
  return requested ?? categories[0];
}
