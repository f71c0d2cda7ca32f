import type { SiteUrl } from '@/lib/url/parseUrl';

type Category = { query: string; id: string };

/** The category that an address asks for: by its hash only where it has no query, the first one where neither names one. */
export function categoryFromUrl<C extends Category>(categories: readonly C[], url: SiteUrl | null) {
  const requested = url?.query
    ? categories.find(({ query }) => query === url.query)
    : categories.find(({ id }) => id === url?.hash);
  return requested ?? categories[0];
}
