import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contentType, HEADERS_FILE, headersOf } from '@/lib/build/hosting/headersTable';
import { documentLinks } from '@/lib/build/hosting/hostFiles';
import { exportListener } from '@/lib/build/hosting/serve';
import { OUT_FOLDER, outFiles } from '@/lib/build/outFiles';
import { hasNginx, startNginx } from '@/lib/test/nginx';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

const HTML = 'text/html; charset=utf-8';

type Answer = { status?: number; headers: IncomingHttpHeaders; body: Buffer };

type Host = { socket: string; stop: () => Promise<void> };

async function startServe(): Promise<Host> {
  const socket = join(temporaryFolder({}), 'socket');
  const server = createServer(exportListener());
  await new Promise<void>((listening) => server.listen(socket, listening));
  return { socket, stop: () => new Promise((closed) => server.close(() => closed())) };
}

let host: Host;

function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const options = { socketPath: host.socket, path, method, headers, agent: false };
  return new Promise<Answer>((done, fail) => {
    const asked = request(options, async (response) => {
      const body = Buffer.concat(await response.toArray());
      done({ status: response.statusCode, headers: response.headers, body });
    });
    asked.on('error', fail).end();
  });
}

const files = outFiles().filter((file) => file !== HEADERS_FILE && !file.endsWith('.br'));
const pages = files.filter((file) => file.endsWith('/index.html'));
const ofType = (ending: string) => files.filter((file) => file.endsWith(ending));
const stored = (file: string) => readFileSync(join(OUT_FOLDER, file));

function lowerCase(headers: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

const HOSTS: [string, () => Promise<Host>][] = [['npm run serve', startServe]];
if (hasNginx()) HOSTS.push(['nginx', startNginx]);

describe.each(HOSTS)('%s', (_name, start) => {
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host.stop());

  it('answers every file of the export with its type and the headers of the table', async () => {
    for (const path of files.map((file) => `/${file}`)) {
      const { status, headers } = await ask(path, {}, 'HEAD');
      const told = { 'content-type': contentType(path), ...lowerCase(headersOf(path)) };
      expect({ path, status, ...headers }).toMatchObject({ path, status: 200, ...told });
    }
  });

  it('answers every page at its folder and redirects there from the address without slash', async () => {
    expect(pages.length).toBeGreaterThan(5);
    for (const page of pages) {
      const folder = `/${page.replace(/\/index\.html$/, '')}`;
      const { status, body, headers } = await ask(`${folder}/?query=x`);
      expect([folder, status, body.equals(stored(page))]).toEqual([folder, 200, true]);
      expect(headers['cache-control']).toBe('no-cache');
      const moved = await ask(`${folder}?query=x`);
      expect([moved.status, moved.headers.location]).toEqual([301, `${folder}/?query=x`]);
    }
  });

  it.each([
    '/nowhere',
    '/nowhere/deep/',
    '/about/nowhere.html',
    '/films/',
    '/404',
    '/404/',
    '/_next/static/chunks/gone.js',
  ])('answers %s with the uncached 404 page', async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.equals(stored('404.html'))).toBe(true);
    expect(headers).toMatchObject({ 'content-type': HTML, ...lowerCase(headersOf('/404.html')) });
  });

  it.each(['.mp4', '.pdf'])('sends ranges of a %s without compressing them', async (ending) => {
    const [file = ''] = ofType(ending);
    const asked = { range: 'bytes=1000-1999', 'accept-encoding': 'br, gzip' };
    const { status, headers, body } = await ask(`/${file}`, asked);
    const whole = stored(file);
    expect([status, headers['content-range']]).toEqual([206, `bytes 1000-1999/${whole.length}`]);
    expect(body.equals(whole.subarray(1000, 2000))).toBe(true);
  });

  // Browsers read a backslash as a slash, and drop tabs and line ends: `/\\host` and `/<tab>/host` are other sites.
  it.each([
    ['//', '/'],
    ['///about//?query=x', '/about/?query=x'],
    ['//about//?to=//evil.example', '/about/?to=//evil.example'],
    ['//%5Cevil.example:9999/login', '/%5Cevil.example:9999/login'],
    ['//%09/evil.example', '/%09/evil.example'],
    ['/%5C//evil.example/', '/%5C/evil.example/'],
    ['//%0d%0aSet-Cookie:%20sid=attacker', '/%0d%0aSet-Cookie:%20sid=attacker'],
    ['/about//%5C/evil.example//%5C', '/about/%5C/evil.example/%5C'],
    ['/\\evil.example', '/evil.example'],
    ['/\\/evil.example//\\', '/evil.example/'],
    ['///\\\\//evil.example', '/evil.example'],
  ])('redirects %s, which has too many slashes, to %s and nowhere else', async (slips, plain) => {
    const origin = 'https://site.example';
    let [address, answer] = [slips, await ask(slips)];
    while (answer.status === 301) {
      const { location = '', ...headers } = answer.headers;
      expect(new URL(location, origin).origin).toBe(origin);
      expect(location.length).toBeLessThan(address.length);
      expect(headers).not.toHaveProperty('set-cookie');
      [address, answer] = [location, await ask(location)];
    }
    expect(address).toBe(plain);
    expect([200, 404]).toContain(answer.status);
  });

  it('compresses pages and lists with the encoding that the browser accepts', async () => {
    for (const file of ['index.html', 'anno.json', 'manifest.webmanifest', 'feed.xml']) {
      const pressed = await ask(`/${file}`, { 'accept-encoding': 'gzip, deflate, br' });
      const zipped = await ask(`/${file}`, { 'accept-encoding': 'gzip' });
      const encodings = [pressed, zipped].map(({ headers }) => headers['content-encoding'] ?? 'none');
      const small = stored(file).length < 1024;
      expect([file, ...encodings]).toEqual([file, ...(small ? ['none', 'none'] : ['br', 'gzip'])]);
      if (small) continue;
      expect(brotliDecompressSync(pressed.body).equals(stored(file))).toBe(true);
      expect(gunzipSync(zipped.body).equals(stored(file))).toBe(true);
      expect(pressed.headers.vary).toMatch(/accept-encoding/i);
    }
  });

  it('sends the build’s .br of scripts, style sheets and long pages, and plain pictures', async () => {
    const hashed = (type: string) => ofType(type).find((file) => file.startsWith('_next/')) ?? 'missing';
    for (const file of [hashed('.js'), hashed('.css'), 'index.html']) {
      const { headers, body } = await ask(`/${file}`, { 'accept-encoding': 'br' });
      expect([headers['content-encoding'], headers['content-type']]).toEqual(['br', contentType(file)]);
      expect(body.equals(stored(`${file}.br`))).toBe(true);
    }
    const [picture = ''] = ofType('.avif');
    const plain = await ask(`/${picture}`, { 'accept-encoding': 'br' });
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it.each(['/', '/anno.json', '/banner.json', '/boce.json', '/feed.xml'])(
    'answers 304 for an unchanged %s and lets it be revalidated each time',
    async (path) => {
      const { headers } = await ask(path);
      const again = await ask(path, { 'if-none-match': headers.etag ?? '' });
      expect([again.status, again.headers['cache-control'], again.body.length]).toEqual([304, 'no-cache', 0]);
    },
  );
});

const onNginx = hasNginx() ? it : it.skip;

onNginx('nginx sends each document’s canonical page as a Link header', async () => {
  host = await startNginx();
  const links = Object.entries(await documentLinks());
  expect(links.length).toBeGreaterThan(0);
  for (const [path, link] of links) expect((await ask(path, {}, 'HEAD')).headers.link).toBe(link);
  expect((await ask('/preview/')).headers.link).toBeUndefined();
  await host.stop();
});
