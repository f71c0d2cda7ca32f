import { contentType, headersOf } from '@/lib/build/hosting/headersTable';
import { documentLinks } from '@/lib/build/hosting/hostFiles';
import { runIfMain } from '@/lib/build/runIfMain';

const TIMEOUT_MS = 20_000;
const NOWHERE = '/no-such-page/';
/** On a server that decodes an address before it redirects, these reach another site or write a header. */
const TRAPS = [
  '//%5Cother.example/',
  '//%09/other.example/',
  '/%5C//other.example/',
  '/about//%5C/other.example/',
  '//%0d%0aSet-Cookie:%20planted=1',
];

const plain = (value: string | null) => (value ?? '').toLowerCase().replace(/[\s"]/g, '');

const differs = (path: string, what: string, wanted: unknown, found: unknown) =>
  `${path}  ${what}：应为 ${wanted}，现在是 ${found ?? '（没有）'} / should be ${wanted}, is ${found ?? 'missing'}`;

async function ask(address: string, more: Record<string, string> = {}) {
  const headers = { 'Accept-Encoding': 'br, gzip', ...more };
  try {
    return await fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch {
    throw new Error(`${address}  没有应答 / no answer`);
  }
}

async function fileFaults(origin: string, path: string) {
  const { status, headers } = await ask(origin + path);
  if (status !== 200) return [differs(path, 'status', 200, status)];
  return Object.entries({ ...headersOf(path), 'Content-Type': contentType(path) }).flatMap(([name, value]) =>
    plain(headers.get(name)) === plain(value) ? [] : differs(path, name, value, headers.get(name)),
  );
}

async function trapFaults(origin: string, trap: string) {
  const { headers } = await ask(origin + trap);
  if (headers.get('Set-Cookie')?.includes('planted'))
    return `${trap}  网址能写响应头 / addresses write headers`;
  const target = new URL(headers.get('Location') ?? '/', origin);
  return target.origin === origin ? [] : `${trap}  引到别的网站 / leads to another site: ${target}`;
}

export async function liveFaults(address: string) {
  const home = await ask(address);
  const { origin } = new URL(address);
  const html = await home.text();
  const [script = NOWHERE] = /\/_next\/static\/[^"]+\.js/.exec(html) ?? [];
  const [pdf = NOWHERE] = Object.keys(await documentLinks());
  const lists = ['/anno.json', '/manifest.webmanifest', '/.well-known/security.txt'];
  const files = ['/', script, '/without-scripts.css', pdf, ...lists].map((path) => fileFaults(origin, path));
  const traps = TRAPS.map((trap) => trapFaults(origin, trap));
  const found = (await Promise.all([...files, ...traps])).flat();
  const expect = (path: string, what: string, wanted: RegExp, value: unknown) => {
    if (!wanted.test(`${value}`)) found.push(differs(path, what, wanted.source, value));
  };
  expect(NOWHERE, 'status', /404/, (await ask(origin + NOWHERE)).status);
  // Cloudflare Pages redirects to /404, and answers that with 200.
  expect('/404/', 'status', /404|308/, (await ask(`${origin}/404/`)).status);
  expect('/', 'Content-Encoding', /br|gzip/, home.headers.get('Content-Encoding'));
  expect(pdf, 'status (Range)', /206/, (await ask(origin + pdf, { Range: 'bytes=0-99' })).status);
  return found;
}

async function checkLive() {
  const [, , address = ''] = process.argv;
  if (!URL.canParse(address))
    throw new Error('要写网址 / name the site: npm run check:live -- https://www.example.cn/');
  const found = await liveFaults(address);
  for (const fault of found) console.log(fault);
  if (found.length) throw new Error(`\n${found.length} 处不对 / ${found.length} found wrong`);
  console.log('没有发现不对的地方 / nothing found wrong');
}

void runIfMain(module, checkLive);
