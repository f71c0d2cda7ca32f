import { ANNOUNCEMENTS_PATH, BANNERS_PATH, DOMAIN_LIST_PATH } from '@/lib/constants';
import { copyKey, keep, keepWhole, keptCopy, LARGEST_COPY_BYTES } from '@/lib/offline/copies';
import { isDesk, offlinePage, renewOfflinePage } from '@/lib/offline/pages';
import type { FetchEvent } from '@/lib/offline/workerScope';

const HASHED = /^\/(_next\/static|pictures|codes|pdfjs)\//;
/** The worker never answers with these copies: the page reads them itself and shows a toast. */
const LISTS = [ANNOUNCEMENTS_PATH, BANNERS_PATH];
/** How long to wait for the network when there is a copy of the page; JSON is always waited for. */
export const PATIENCE_MS = 8000;

/** Runs in the background: full storage or a cancelled request does not change the response. */
function besides(event: FetchEvent, task: Promise<unknown>) {
  event.waitUntil(task.catch(() => {}));
}

function wholeBytes(part: Response) {
  const [, total] = /\/(\d+)$/.exec(part.headers.get('Content-Range') ?? '') ?? [];
  return Number(total ?? Number.POSITIVE_INFINITY);
}

async function partOf(whole: Response, range: string) {
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

async function keptFirst(event: FetchEvent, key: string) {
  const kept = await keptCopy(key);
  if (kept) return kept;
  const answer = await fetch(event.request);
  besides(event, keep('hashed', key, answer));
  return answer;
}

async function fromNetwork(event: FetchEvent, key: string) {
  const answer = (await event.preloadResponse) ?? (await fetch(event.request));
  if (answer.status !== 206) besides(event, keep('latest', key, answer));
  else if (wholeBytes(answer) <= LARGEST_COPY_BYTES) besides(event, keepWhole('latest', key));
  if (event.request.mode === 'navigate') besides(event, renewOfflinePage());
  return answer;
}

async function networkFirst(event: FetchEvent, key: string, kept: Response | undefined) {
  const { headers, mode } = event.request;
  const range = headers.get('Range');
  let patience: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    if (kept && !key.endsWith('.json')) patience = setTimeout(fail, PATIENCE_MS);
  });
  try {
    return await Promise.race([fromNetwork(event, key), late]);
  } catch (fault) {
    const page = mode === 'navigate' ? await offlinePage() : undefined;
    if (kept) return range ? partOf(kept, range) : kept;
    if (page) return page;
    throw fault;
  } finally {
    clearTimeout(patience);
  }
}

async function answer(event: FetchEvent, { pathname }: URL, key: string) {
  if (HASHED.test(pathname)) return keptFirst(event, key);
  return networkFirst(event, key, LISTS.includes(pathname) ? undefined : await keptCopy(key));
}

export function onFetch(event: FetchEvent) {
  const { method, url, destination, cache } = event.request;
  const address = new URL(url);
  const film = destination === 'video' || destination === 'audio';
  if (method !== 'GET' || address.origin !== location.origin || film || cache === 'no-store') return;
  if (address.pathname === DOMAIN_LIST_PATH || isDesk(address)) return;
  // For the page the same as a rejected promise, which browsers would also log as an error of the worker.
  event.respondWith(answer(event, address, copyKey(address)).catch(() => Response.error()));
}
