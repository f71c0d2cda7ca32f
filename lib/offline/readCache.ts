export const CACHE_NAME = 'copies';
export const OFFLINE_PAGE = '/offline/';

export async function countCached() {
  const names = await caches.keys();
  const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return files.flat().length;
}

export function matchCache(path: string) {
  return caches.match(path, { cacheName: CACHE_NAME, ignoreVary: true });
}

export async function clearCaches() {
  for (const name of await caches.keys()) await caches.delete(name);
}

export type CachedPage = { path: string; title: string };

const TITLE = /<title>([^<]*?)(?: · [^<·]*)?<\/title>/;

/** The visited pages, latest first, by their <title> without the site's name. */
export async function cachedPages(): Promise<CachedPage[]> {
  const cache = await caches.open(CACHE_NAME);
  const pages = (await cache.keys()).filter(({ url }) => url.endsWith('/') && !url.endsWith(OFFLINE_PAGE));
  const named = pages.map(async ({ url }) => {
    const html = await (await cache.match(url, { ignoreVary: true }))?.text();
    const title = TITLE.exec(html ?? '')?.[1];
    return title ? [{ path: new URL(url).pathname, title }] : [];
  });
  return (await Promise.all(named)).flat().reverse();
}
