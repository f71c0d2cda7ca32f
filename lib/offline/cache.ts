export const MAX_CACHED_BYTES = 4e6;

const MAX_ENTRIES = { offline: 60, latest: 80, hashed: 240 };
/** content/privacy.ts states it. */
export const MAX_CACHED_FILES = Object.values(MAX_ENTRIES).reduce((sum, count) => sum + count);

export type CacheName = keyof typeof MAX_ENTRIES;

export function cacheKey({ origin, pathname }: URL) {
  return origin + pathname;
}

export function matchCache(key: string) {
  return caches.match(key, { ignoreVary: true });
}

function isCacheable({ status, type, redirected, headers }: Response) {
  const small = !(Number(headers.get('Content-Length')) > MAX_CACHED_BYTES);
  return status === 200 && type === 'basic' && !redirected && small;
}

async function put(name: CacheName, key: string, response: Response) {
  const cache = await caches.open(name);
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - MAX_ENTRIES[name])).map((old) => cache.delete(old)),
  );
}

export async function cacheResponse(name: CacheName, key: string, response: Response) {
  if (isCacheable(response)) await put(name, key, response.clone());
}

async function fetchWhole(name: CacheName, key: string) {
  if (await matchCache(key)) return;
  const response = await fetch(key);
  if (isCacheable(response)) return put(name, key, response);
  await response.body?.cancel();
  throw new Error(`not kept: ${key}`);
}

const attempts = new Map<string, Promise<void>>();

/** Fetches and caches a whole file, once at a time; after a failure this worker does not try again. */
export function cacheWholeFile(name: CacheName, key: string) {
  const attempt = attempts.get(key) ?? fetchWhole(name, key).then(() => void attempts.delete(key));
  attempts.set(key, attempt);
  return attempt;
}
