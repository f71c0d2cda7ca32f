import { cacheKey, cacheResponse, cacheWholeFile, MAX_FILE_BYTES, markUsed } from '@/lib/offline/cache';
import { isDesk, renewOfflinePage } from '@/lib/offline/cachePages';
import { matchCache, OFFLINE_PAGE } from '@/lib/offline/readCache';
import type { FetchEvent } from '@/lib/offline/workerScope';
import { ANNOUNCEMENTS_PATH, API_SERVERS_PATH, BANNERS_PATH, HASHED_FOLDERS } from '@/lib/publishedPaths';

const HASHED = new RegExp(`^/(${HASHED_FOLDERS.join('|')})/`);
/** The worker never answers with these copies: the page reads them itself and shows a toast. */
const PUBLISHED_LISTS = [ANNOUNCEMENTS_PATH, BANNERS_PATH];
/** How long to wait for the network when there is a copy of the page; JSON is always waited for. */
export const NETWORK_TIMEOUT_MS = 8000;

/** A full storage or a cancelled request does not change the response. */
function runInBackground(event: FetchEvent, task: Promise<unknown>) {
  event.waitUntil(task.catch(() => {}));
}

/** Answers with the whole if the header is not a single byte range, as HTTP allows. */
async function rangeOf(whole: Response, range: string | null) {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (!(from || to) || (from && to && Number(from) > Number(to))) return whole;
  const blob = await whole.blob();
  const start = from ? Number(from) : Math.max(0, blob.size - Number(to));
  const end = Math.min(from && to ? Number(to) : Number.POSITIVE_INFINITY, blob.size - 1);
  const outside = start >= blob.size;
  const headers = {
    'Content-Type': whole.headers.get('Content-Type') ?? '',
    'Content-Range': `bytes ${outside ? '*' : `${start}-${end}`}/${blob.size}`,
  };
  return new Response(blob.slice(start, end + 1), { status: outside ? 416 : 206, headers });
}

async function cacheFirst(event: FetchEvent, key: string) {
  const cached = await matchCache(key);
  const response = cached ?? (await fetch(event.request));
  runInBackground(event, cached ? markUsed(key) : cacheResponse(key, response));
  return response;
}

async function fromNetwork(event: FetchEvent, key: string) {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  const [, wholeBytes] = response.headers.get('Content-Range')?.split('/') ?? [];
  if (response.status !== 206) runInBackground(event, cacheResponse(key, response));
  else if (Number(wholeBytes) <= MAX_FILE_BYTES) runInBackground(event, cacheWholeFile(key));
  if (event.request.mode === 'navigate') runInBackground(event, renewOfflinePage());
  return response;
}

async function networkFirst(event: FetchEvent, key: string, cached: Response | undefined) {
  const { headers, mode } = event.request;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, fail) => {
    if (cached && !key.endsWith('.json')) timer = setTimeout(fail, NETWORK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([fromNetwork(event, key), timeout]);
  } catch (error) {
    const page = mode === 'navigate' ? await matchCache(OFFLINE_PAGE) : undefined;
    if (cached) runInBackground(event, markUsed(key));
    if (cached) return rangeOf(cached, headers.get('Range'));
    if (page) return page;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function answer(event: FetchEvent, { pathname }: URL, key: string) {
  if (HASHED.test(pathname) && event.request.cache !== 'reload') return cacheFirst(event, key);
  return networkFirst(event, key, PUBLISHED_LISTS.includes(pathname) ? undefined : await matchCache(key));
}

export function fetchHandler(event: FetchEvent) {
  const { method, url, destination, cache } = event.request;
  const requested = new URL(url);
  const film = destination === 'video' || destination === 'audio';
  if (method !== 'GET' || requested.origin !== location.origin || film || cache === 'no-store') return;
  if (requested.pathname === API_SERVERS_PATH || isDesk(requested)) return;
  // Response.error() fails the request like a rejected promise, but browsers do not log it as the worker's error.
  event.respondWith(answer(event, requested, cacheKey(requested)).catch(() => Response.error()));
}
