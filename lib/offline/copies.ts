export const LARGEST_COPY_BYTES = 4e6;

const MOST = { offline: 60, latest: 80, hashed: 240 };

export type Shelf = keyof typeof MOST;

export function copyKey({ origin, pathname }: URL) {
  return origin + pathname;
}

export function keptCopy(key: string) {
  return caches.match(key, { ignoreVary: true });
}

function isKeepable({ status, type, redirected, headers }: Response) {
  const small = !(Number(headers.get('Content-Length')) > LARGEST_COPY_BYTES);
  return status === 200 && type === 'basic' && !redirected && small;
}

async function put(shelf: Shelf, key: string, answer: Response) {
  const cache = await caches.open(shelf);
  await cache.put(key, answer);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST[shelf])).map((old) => cache.delete(old)));
}

export async function keep(shelf: Shelf, key: string, answer: Response) {
  if (isKeepable(answer)) await put(shelf, key, answer.clone());
}

async function fetchWhole(shelf: Shelf, key: string) {
  if (await keptCopy(key)) return;
  const answer = await fetch(key);
  if (isKeepable(answer)) return put(shelf, key, answer);
  await answer.body?.cancel();
  throw new Error(`not kept: ${key}`);
}

const attempts = new Map<string, Promise<void>>();

/** Keeps a file by fetching it whole: once at a time, and not again by this worker when it could not be kept. */
export function keepWhole(shelf: Shelf, key: string) {
  const attempt = attempts.get(key) ?? fetchWhole(shelf, key).then(() => void attempts.delete(key));
  attempts.set(key, attempt);
  return attempt;
}
