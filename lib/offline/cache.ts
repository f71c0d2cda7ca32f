import { CACHE_NAME, matchCache } from '@/lib/offline/readCache';

export const MAX_FILE_BYTES = 4e6;
/** The privacy page prints this number. */
export const MAX_CACHED_MB = 40;

/** A folder's page has one key, however its address is written. */
export function cacheKey({ origin, pathname }: URL) {
  return origin + pathname.replace(/\/index\.html$/, '/').replace(/\/[^/.]+$/, '$&/');
}

/** Firewalls and portals answer 200 with a page of their own in place of a script, a picture or a list. */
function isCacheable(key: string, { status, type, redirected, headers }: Response) {
  const fits = headers.get('Content-Type')?.includes('html') === key.endsWith('/');
  const allowed = !headers.get('Cache-Control')?.includes('no-store');
  const small = !(Number(headers.get('Content-Length')) > MAX_FILE_BYTES);
  return status === 200 && type === 'basic' && !redirected && fits && allowed && small;
}

/** Bytes of each copy by its key, least recently used first; read from the cache once. */
let sizes: Promise<Map<string, number>> | undefined;

async function openCache() {
  const cache = await caches.open(CACHE_NAME);
  sizes ??= cache
    .keys()
    .then((keys) => new Map(keys.map(({ url, headers }) => [url, Number(headers.get('Bytes'))])));
  return { cache, sizes: await sizes };
}

/** Keys of the least recently used copies that do not fit into so many megabytes. */
function keysBeyond(megabytes: number, sizes: Map<string, number>) {
  let bytes = 0;
  return [...sizes.keys()].reverse().filter((key) => {
    bytes += sizes.get(key) ?? 0;
    return bytes > megabytes * 1e6;
  });
}

async function put(key: string, response: Response) {
  const { cache, sizes } = await openCache();
  const body = await response.blob();
  if (body.size > MAX_FILE_BYTES) throw new Error(`too large: ${key}`);
  // WebKit leaves a replaced copy in its place, but the keys are in the order of use.
  await cache.delete(key);
  const request = new Request(key, { headers: { Bytes: String(body.size) } });
  await cache.put(request, new Response(body, { headers: response.headers }));
  sizes.delete(key);
  sizes.set(key, body.size);
  for (const old of keysBeyond(MAX_CACHED_MB, sizes)) {
    sizes.delete(old);
    await cache.delete(old);
  }
}

/** Puts a copy again, as the newest, if it would soon be deleted. */
export async function markUsed(key: string) {
  const { sizes } = await openCache();
  const copy = keysBeyond(MAX_CACHED_MB / 2, sizes).includes(key) && (await matchCache(key));
  if (copy) await put(key, copy);
}

export async function cacheResponse(key: string, response: Response) {
  if (isCacheable(key, response)) await put(key, response.clone());
}

async function fetchWhole(key: string) {
  if (await matchCache(key)) return markUsed(key);
  const response = await fetch(key);
  if (isCacheable(key, response)) return put(key, response);
  await response.body?.cancel();
  throw new Error(`not cacheable: ${key}`);
}

const attempts = new Map<string, Promise<void>>();

/** Fetches and caches a whole file, once at a time; after a failure this worker does not try again. */
export function cacheWholeFile(key: string) {
  const attempt = attempts.get(key) ?? fetchWhole(key).then(() => void attempts.delete(key));
  attempts.set(key, attempt);
  return attempt;
}
