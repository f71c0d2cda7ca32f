import { type CacheName, cacheKey, cacheResponse, cacheWholeFile, matchCache } from '@/lib/offline/cache';

const OFFLINE_PAGE = '/offline/';
const DAY_MS = 864e5;

/** The build writes the folder of the editors' desk in here; most sites have none. */
export function isDesk({ pathname }: URL) {
  const folder = process.env.DESK_PATH;
  return folder ? pathname.startsWith(folder) : false;
}

/** Caches a page with its scripts and styles, mostly from the HTTP cache. */
async function cachePage(address: string, cacheName: CacheName, filesCacheName: CacheName) {
  const response = await fetch(address);
  const cached = cacheResponse(cacheName, cacheKey(new URL(response.url)), response);
  const html = await response.text();
  await cached;
  const modern = html.replace(/<script[^>]*\bnoModule\b[^>]*>/g, '');
  const files = new Set(modern.match(/\/_next\/static\/[\w./~-]+\.(js|css|woff2)/g));
  await Promise.allSettled(
    [...files].map((file) => cacheWholeFile(filesCacheName, cacheKey(new URL(file, location.origin)))),
  );
}

export function offlinePage() {
  return matchCache(OFFLINE_PAGE);
}

export function cacheOfflinePage() {
  return cachePage(OFFLINE_PAGE, 'offline', 'offline');
}

/** Any deployment may change the offline page. */
export async function renewOfflinePage() {
  const cached = await offlinePage();
  if (!(Date.now() - Date.parse(cached?.headers.get('Date') ?? '') < DAY_MS)) await cacheOfflinePage();
}

/** Pages opened before this worker was active are not controlled by it, so their files are cached here. */
export async function cacheOpenPages(windows: readonly { url: string }[]) {
  const pages = windows.filter(({ url }) => !isDesk(new URL(url)));
  await Promise.allSettled(pages.map(({ url }) => cachePage(url, 'latest', 'hashed')));
}
