import type { SiteUrl } from '@/lib/url/parseUrl';

type Category = { key: string; panelId: string };

export function categoryFromUrl(categories: readonly Category[], url: SiteUrl | null) {
  const requested = url?.query
    ? categories.find(({ key }) => key === url.query)
    : categories.find(({ panelId }) => panelId === url?.hash);
  return (requested ?? categories[0])?.key ?? '';
}
