import type { SiteUrl } from '@/lib/url/parseUrl';

type Category = { scene: string; anchor: string };

/** The category of a URL: by its query, without a query by its hash, else the first. */
export function categoryFromUrl<C extends Category>(categories: readonly C[], url: SiteUrl | null) {
  const requested = url?.query
    ? categories.find(({ scene }) => scene === url.query)
    : categories.find(({ anchor }) => anchor === url?.hash);
  return requested ?? categories[0];
}
