import { cacheKey, cacheResponse, cacheWholeFile } from '@/lib/offline/cache';
import { matchCache, OFFLINE_PAGE } from '@/lib/offline/readCache';
import { DESK_PATH } from '@/lib/publishedPaths';

export const isDesk = ({ pathname }: URL) => pathname.startsWith(DESK_PATH);

/** The scripts and fonts of a page; its styles are inline. */
const FILES = /\/_next\/static\/[\w./~-]+\.(?:js|woff2)/g;

/** Caches a page with its scripts and fonts, most of which come from the HTTP cache. */
async function cachePage(address: string) {
  const response = await fetch(address);
  const cached = cacheResponse(cacheKey(new URL(response.url)), response);
  const html = await response.text();
  await cached;
  const modern = html.replace(/<script[^>]*\bnoModule\b[^>]*>/g, '');
  const keys = Array.from(new Set(modern.match(FILES)), (file) => cacheKey(new URL(file, location.origin)));
  await Promise.allSettled(keys.map(cacheWholeFile));
}

let renewed = false;

/** A deployment may change the offline page, so each start of the worker fetches it once. */
export async function renewOfflinePage() {
  if (renewed && (await matchCache(OFFLINE_PAGE))) return;
  renewed = true;
  await cachePage(OFFLINE_PAGE);
}

/** Pages opened before this worker was active are not controlled by it, so their files are cached here. */
export async function cacheOpenPages(windows: readonly { url: string }[]) {
  const pages = windows.filter(({ url }) => !isDesk(new URL(url)));
  await Promise.allSettled(pages.map(({ url }) => cachePage(url)));
}
