import { contentType } from '@/lib/build/hosting/headersTable';
import { MAX_CACHED_MB, MAX_FILE_BYTES } from '@/lib/offline/cache';
import { cacheOpenPages } from '@/lib/offline/cachePages';
import { fetchHandler, NETWORK_TIMEOUT_MS } from '@/lib/offline/fetchHandler';
import { matchCache } from '@/lib/offline/readCache';
import { ANNOUNCEMENTS_PATH, API_SERVERS_PATH } from '@/lib/publishedPaths';
import { stubCaches } from '@/lib/test/stubCaches';

const ORIGIN = 'https://site.test';
const PAGE = `${ORIGIN}/about/`;
const SMALL = 'x'.repeat(1000);
const HUGE_BYTES = 40_000_000;

type Behaviour = (request: Request) => Promise<Response>;

/** The paths of requests for whole files, and of range requests. */
let whole: string[];
let parts: string[];

/** A response of the type that a worker gets from its own site. */
function basic(body: string | ReadableStream, status = 200, headers: Record<string, string> = {}) {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  return Object.defineProperty(new Response(bytes, { status, headers }), 'type', { value: 'basic' });
}

function gives(body: string, status = 200, headers: Record<string, string> = {}): Behaviour {
  return async () => basic(body, status, headers);
}

const noNetwork: Behaviour = () => Promise.reject(new TypeError('Failed to fetch'));

/** A file of so many bytes on a server that supports ranges. */
function file(bytes: number): Behaviour {
  return async (request) => {
    const range = request.headers.get('Range');
    if (!range) return basic(SMALL, 200, { 'Content-Length': String(bytes) });
    return basic('part', 206, { 'Content-Range': `bytes 0-3/${bytes}` });
  };
}

let network: Behaviour;
const online = (behaviour: Behaviour) => {
  network = behaviour;
};

/** The answer that the page gets, its text, and the results of the background tasks once they have ended. */
async function ask(url: string, init: RequestInit = {}, mode = 'cors', handler = fetchHandler) {
  const tasks: Promise<unknown>[] = [];
  const respondWith = jest.fn();
  const request = Object.defineProperty(new Request(url, init), 'mode', { value: mode });
  handler({ request, respondWith, waitUntil: (task) => void tasks.push(task) });
  const answer: Response | undefined = await respondWith.mock.lastCall?.[0];
  const text = await answer?.text().catch(() => 'broken');
  return { answer, text, besides: await Promise.allSettled(tasks) };
}

function restart() {
  jest.resetModules();
  return import('@/lib/offline/fetchHandler');
}

beforeEach(() => {
  stubCaches();
  whole = [];
  parts = [];
  const fetchStub = async (input: string | Request, init?: RequestInit) => {
    const request = new Request(typeof input === 'string' ? new URL(input, ORIGIN) : input, init);
    const { pathname } = new URL(request.url);
    (request.headers.has('Range') ? parts : whole).push(pathname);
    const answer = await network(request);
    if (!answer.headers.has('Content-Type')) answer.headers.set('Content-Type', contentType(pathname));
    return Object.defineProperty(answer, 'url', { value: request.url });
  };
  Object.assign(globalThis, { fetch: fetchStub, location: new URL(PAGE) });
});

test('an error response reaches the page and does not replace a good copy', async () => {
  online(gives('good'));
  await ask(PAGE);
  for (const status of [404, 500]) {
    online(gives('bad', status));
    const { answer, text } = await ask(PAGE);
    expect([answer?.status, text]).toEqual([status, 'bad']);
  }
  online(noNetwork);
  expect((await ask(PAGE)).text).toBe('good');
});

test('after eight seconds without an answer the cached page is shown', async () => {
  online(gives('old'));
  await ask(PAGE);
  jest.useFakeTimers();
  online(() => new Promise(() => {}));
  const asked = ask(PAGE);
  await jest.advanceTimersByTimeAsync(NETWORK_TIMEOUT_MS);
  jest.useRealTimers();
  expect((await asked).text).toBe('old');
});

test('a page opened before the worker started is cached with its scripts', async () => {
  const script = '/_next/static/chunks/a.js';
  online(gives(`<script src="${script}" async=""></script>`));
  await cacheOpenPages([{ url: PAGE }]);
  expect(whole).toEqual(['/about/', script]);
});

const HTML = { 'Content-Type': 'text/html' };

test.each([
  ['a script in whose place comes a page', '/_next/static/chunks/a.js', HTML],
  ['a list in whose place comes a page', ANNOUNCEMENTS_PATH, HTML],
  ['a page in whose place comes JSON', '/about/', { 'Content-Type': 'application/json' }],
  ['a page that nobody may keep', '/about/', { 'Cache-Control': 'private, no-store' }],
  ['a file of a length that nobody told', '/pictures/a.webp', {}, 'x'.repeat(MAX_FILE_BYTES + 1)],
])('%s is not cached and replaces no copy', async (_what, path, headers, body = 'bad') => {
  const copyAfter = async (behaviour: Behaviour) => {
    online(behaviour);
    await ask(ORIGIN + path, { cache: 'reload' });
    return (await matchCache(ORIGIN + path))?.text();
  };
  expect(await copyAfter(gives(body, 200, headers))).toBeUndefined();
  expect(await copyAfter(gives('good'))).toBe('good');
  expect(await copyAfter(gives(body, 200, headers))).toBe('good');
  expect(await copyAfter(gives('better'))).toBe('better');
});

test('the least recently used copies are deleted, even after the worker restarts', async () => {
  const picture = (number: number) => `${ORIGIN}/pictures/${number}.webp`;
  const room = Math.floor((MAX_CACHED_MB * 1e6) / MAX_FILE_BYTES);
  online(gives('x'.repeat(MAX_FILE_BYTES)));
  for (let number = 0; number < room; number += 1) await ask(picture(number));
  await ask(picture(0));
  const { fetchHandler } = await restart();
  await ask(picture(room), {}, 'cors', fetchHandler);
  const kept = await Promise.all(
    [0, 1, 2, room].map(async (each) => Boolean(await matchCache(picture(each)))),
  );
  expect(kept).toEqual([true, false, true, true]);
});

test('each start of the worker fetches the offline page once', async () => {
  for (const year of [2001, 2099]) {
    online(gives('page', 200, { Date: new Date(year, 0).toUTCString() }));
    const { fetchHandler } = await restart();
    for (let times = 0; times < 2; times += 1) await ask(PAGE, {}, 'navigate', fetchHandler);
  }
  expect(whole.filter((path) => path === '/offline/')).toHaveLength(2);
});

test.each(['/about/', '/about', '/about/index.html'])(
  'without a network %s is the copy of /about/',
  async (path) => {
    online(gives('page'));
    await ask(PAGE);
    online(noNetwork);
    expect((await ask(ORIGIN + path)).text).toBe('page');
  },
);

test.each([
  ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
  ['bytes=7-99', 206, 'bytes 7-9/10', '789'],
  ['bytes=-3', 206, 'bytes 7-9/10', '789'],
  ['bytes=-99', 206, 'bytes 0-9/10', '0123456789'],
  ['bytes=10-', 416, 'bytes */10', ''],
  ['bytes=4-2', 200, null, '0123456789'],
  ['pages=1-2', 200, null, '0123456789'],
])('offline, %s of a copy is answered with %d %s', async (range, status, part, given) => {
  online(gives('0123456789'));
  await ask(`${ORIGIN}/documents/a.pdf`);
  online(noNetwork);
  const { answer, text } = await ask(`${ORIGIN}/documents/a.pdf`, { headers: { Range: range } });
  expect([answer?.status, answer?.headers.get('Content-Range'), text]).toEqual([status, part, given]);
});

test('offline, a file without a copy is an error response, not a rejection', async () => {
  online(noNetwork);
  expect((await ask(PAGE)).answer?.type).toBe('error');
});

test('the editors’ desk is neither handled nor cached', async () => {
  online(gives('x'));
  expect((await ask(`${ORIGIN}/desk/`)).answer).toBeUndefined();
  await cacheOpenPages([{ url: `${ORIGIN}/desk/` }]);
  expect(whole).toEqual([]);
});

test.each([
  ['the list of API servers', ORIGIN + API_SERVERS_PATH, {}],
  ['another host', 'https://server.test/', {}],
  ['a request that sends something', PAGE, { method: 'POST' }],
  ['a request past all copies', PAGE, { cache: 'no-store' as const }],
])('%s is not handled', async (_name, url, init) => {
  online(gives('x'));
  expect((await ask(url, init)).answer).toBeUndefined();
});

const address = `${ORIGIN}/documents/a.pdf`;
const askPart = (of = address) => ask(of, { headers: { Range: 'bytes=0-3' } });
const askParts = () => Promise.all(Array.from({ length: 8 }, () => askPart()));

test('ranges of a document start one full download, and none once it is cached', async () => {
  online(file(SMALL.length));
  const answers = await askParts();
  expect(answers.map(({ text }) => text)).toEqual(Array(8).fill('part'));
  expect(whole).toEqual(['/documents/a.pdf']);
  expect(await matchCache(address)).toBeDefined();
  await askParts();
  expect(whole).toHaveLength(1);
  expect(parts).toHaveLength(16);
});

test.each([
  ['larger than what is kept', file(HUGE_BYTES)],
  ['of a length that nobody tells', async () => basic('part', 206, { 'Content-Range': 'bytes 0-3/*' })],
])('ranges of a document %s start no full download', async (_name, server) => {
  online(server);
  await askParts();
  expect(whole).toEqual([]);
  expect(await matchCache(address)).toBeUndefined();
});

test('ranges start no second download if the first could not be cached', async () => {
  online((request) => file(request.headers.has('Range') ? SMALL.length : HUGE_BYTES)(request));
  for (let times = 0; times < 3; times += 1) await askPart(`${ORIGIN}/documents/b.pdf`);
  expect(whole).toEqual(['/documents/b.pdf']);
});

test('a full answer to a range request is cached as the whole file', async () => {
  online(gives(SMALL));
  await askPart();
  expect(whole).toEqual([]);
  expect(await (await matchCache(address))?.text()).toBe(SMALL);
});

test('a file too large to cache is not cloned', async () => {
  const answer = basic(SMALL, 200, { 'Content-Length': String(MAX_FILE_BYTES + 1) });
  const clone = jest.spyOn(answer, 'clone');
  online(async () => answer);
  await ask(PAGE);
  expect(clone).not.toHaveBeenCalled();
});

test('an aborted request gets an error and rejects no task of the worker', async () => {
  const broken = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('half')),
    pull: (controller) => controller.error(new DOMException('aborted', 'AbortError')),
  });
  online(async () => basic(broken));
  const { text, besides } = await ask(PAGE);
  expect(text).toBe('broken');
  expect(besides.map(({ status }) => status)).toEqual(['fulfilled']);
  expect(await matchCache(PAGE)).toBeUndefined();

  online(() => Promise.reject(new DOMException('aborted', 'AbortError')));
  expect((await ask(PAGE)).answer?.type).toBe('error');
});
