/** @jest-environment node */
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { headersOf } from '@/lib/build/hosting/hosting';
import { exportListener } from '@/lib/build/hosting/serve';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

const server = createServer(
  exportListener(
    temporaryFolder({
      'index.html': 'home '.repeat(1000),
      '404.html': '<h1>404</h1>',
      'preview/index.html': 'preview',
      'about/index.html': 'plain',
      'about/index.html.br': 'pressed',
      'a.avif': 'x',
      'a.mjs': 'x',
      'site.webmanifest': '{}',
      'film.mp4': '0123456789',
      'index.txt': 'x',
      '_next/static/a.js': 'plain',
      '_next/static/a.js.br': 'pressed',
    }),
  ),
);

beforeAll((done) => {
  server.listen(0, '127.0.0.1', done);
});
afterAll((done) => {
  server.close(done);
});

function get(path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  return new Promise<IncomingMessage & { text: string }>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers, agent: false }, async (response) => {
      const chunks = await response.toArray();
      resolve(Object.assign(response, { text: Buffer.concat(chunks).toString() }));
    })
      .on('error', reject)
      .end();
  });
}

it.each(['/nothing', '/nothing/deep/', '/preview/nothing.js'])(
  'answers %s with the 404 page',
  async (path) => {
    const { statusCode, headers, text } = await get(path);
    expect([statusCode, headers['content-type'], text]).toEqual([
      404,
      'text/html; charset=utf-8',
      '<h1>404</h1>',
    ]);
  },
);

it('puts the slash behind a page and keeps the query', async () => {
  const { statusCode, headers } = await get('/preview?url=/a.pdf');
  expect([statusCode, headers.location]).toEqual([301, '/preview/?url=/a.pdf']);
});

it.each([
  ['//', '/'],
  ['///preview//?url=//a.pdf', '/preview/?url=//a.pdf'],
])('leads from %s, with a slash too many, to %s', async (slips, plain) => {
  const { statusCode, headers } = await get(slips);
  expect([statusCode, headers.location]).toEqual([301, plain]);
});

it.each(['/', '/film.mp4', '/_next/static/a.js'])(
  'says of %s what the table of headers says',
  async (path) => {
    const { headers } = await get(path);
    for (const [name, value] of Object.entries(headersOf(path)))
      expect(headers[name.toLowerCase()]).toBe(value);
  },
);

it('keeps nothing of an address that leads nowhere, whatever folder it names', async () => {
  expect((await get('/_next/static/gone.js')).headers['cache-control']).toBe('no-cache');
});

it('sends parts of a film', async () => {
  const { statusCode, headers, text } = await get('/film.mp4', { range: 'bytes=2-4' });
  expect([statusCode, headers['content-range'], text]).toEqual([206, 'bytes 2-4/10', '234']);
});

it.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['', undefined],
])('compresses for a browser that accepts "%s"', async (accepted, encoding) => {
  const { headers } = await get('/', { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
});

it.each([
  ['/a.avif', 'image/avif'],
  ['/a.mjs', 'text/javascript; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json'],
  ['/index.txt', 'text/plain; charset=utf-8'],
  ['/film.mp4', 'video/mp4'],
])('names the type of %s', async (path, type) => {
  expect((await get(path)).headers['content-type']).toMatch(type);
});

it('prefers what was compressed by the build', async () => {
  const { headers, text } = await get('/_next/static/a.js', { 'accept-encoding': 'gzip, br' });
  expect(text).toBe('pressed');
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await get('/_next/static/a.js')).text).toBe('plain');

  const page = await get('/about/', { 'accept-encoding': 'br' });
  expect(page.text).toBe('pressed');
  expect(page.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  });
});
