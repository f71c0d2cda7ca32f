// Keeps what a visitor has seen, for places without a network. The network comes first, but for files whose
// names change with their content. To take it off all devices, serve sw-off.js at this address.
const OFFLINE_PAGE = '/offline/';
/** Caches and how many files each may hold. */
const LIMITS = { offline: 60, latest: 80, hashed: 240 };
const HASHED = /^\/(_next\/static|pictures|codes|pdfjs)\//;
const LARGEST_BYTES = 4e6;
/** How long a network that answers nothing is waited for where there is a copy; lists are always waited for. */
const PATIENCE_MS = 8000;
const DAY_MS = 864e5;

const ANY = { ignoreVary: true };

function keyOf({ origin, pathname }) {
  return origin + pathname;
}

function keepable({ status, type, redirected, headers }) {
  return status === 200 && type === 'basic' && !redirected && !(Number(headers.get('Content-Length')) > LARGEST_BYTES);
}

async function keep(name, key, answer) {
  if (!keepable(answer)) return;
  const cache = await caches.open(name);
  await cache.put(key, answer);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - LIMITS[name])).map((old) => cache.delete(old)));
}

async function keepWhole(key, name) {
  if (!(await caches.match(key, ANY))) await keep(name, key, await fetch(key));
}

/** A page with its scripts and styles, which mostly come from the browser's own cache. */
async function keepPage(address, name, filesName) {
  const answer = await fetch(address);
  const html = await answer.clone().text();
  await keep(name, keyOf(new URL(answer.url)), answer);
  const modern = html.replace(/<script[^>]*\bnoModule\b[^>]*>/g, '');
  const files = new Set(modern.match(/\/_next\/static\/[\w./~-]+\.(js|css|woff2)/g));
  await Promise.allSettled(
    [...files].map((file) => keepWhole(keyOf(new URL(file, location.origin)), filesName)),
  );
}

function keepOfflinePage() {
  return keepPage(OFFLINE_PAGE, 'offline', 'offline');
}

/** Every deployment may change the page for the time without a network. */
async function renewOfflinePage() {
  const kept = await caches.match(OFFLINE_PAGE, ANY);
  if (!(Date.now() - Date.parse(kept?.headers.get('Date')) < DAY_MS)) await keepOfflinePage();
}

/** A page that was open before this worker was there goes on without it, to the end of the visit. */
async function keepOpenPages() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await Promise.allSettled(windows.map(({ url }) => keepPage(url, 'latest', 'hashed')));
}

/** What a reader that asks for parts of a document gets from the whole. */
async function partOf(whole, range) {
  const blob = await whole.blob();
  const [, from, to] = /bytes=(\d+)-(\d*)/.exec(range) ?? [];
  const start = Number(from ?? 0);
  const end = Math.min(to ? Number(to) : blob.size, blob.size - 1);
  const headers = {
    'Content-Type': whole.headers.get('Content-Type') ?? '',
    'Content-Range': `bytes ${start}-${end}/${blob.size}`,
    'Content-Length': String(end - start + 1),
  };
  return new Response(blob.slice(start, end + 1), { status: 206, headers });
}

async function keptFirst(event, key) {
  const kept = await caches.match(key, ANY);
  if (kept) return kept;
  const answer = await fetch(event.request);
  event.waitUntil(keep('hashed', key, answer.clone()));
  return answer;
}

async function fromNetwork(event, key, range) {
  const answer = (await event.preloadResponse) ?? (await fetch(event.request));
  if (range) event.waitUntil(keepWhole(key, 'latest'));
  else event.waitUntil(keep('latest', key, answer.clone()));
  if (event.request.mode === 'navigate') event.waitUntil(renewOfflinePage());
  return answer;
}

async function networkFirst(event, key) {
  const { request } = event;
  const range = request.headers.get('Range');
  const kept = await caches.match(key, ANY);
  const waiting = kept && !key.endsWith('.json') ? [new Promise((_, fail) => setTimeout(fail, PATIENCE_MS))] : [];
  try {
    return await Promise.race([fromNetwork(event, key, range), ...waiting]);
  } catch (fault) {
    const page = request.mode === 'navigate' ? await caches.match(OFFLINE_PAGE, ANY) : undefined;
    if (kept) return range ? partOf(kept, range) : kept;
    if (page) return page;
    throw fault;
  }
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepOfflinePage());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), keepOpenPages()]));
});

self.addEventListener('fetch', (event) => {
  const { method, url, destination, cache } = event.request;
  const address = new URL(url);
  const film = destination === 'video' || destination === 'audio';
  if (method !== 'GET' || address.origin !== location.origin || film || cache === 'no-store') return;
  const key = keyOf(address);
  event.respondWith(HASHED.test(address.pathname) ? keptFirst(event, key) : networkFirst(event, key));
});
