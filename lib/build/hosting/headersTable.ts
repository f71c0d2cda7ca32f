import { extname } from 'node:path';
import { HASHED_FOLDERS } from '@/lib/publishedPaths';

/** Cloudflare Pages and Netlify read it, and do not serve it. */
export const HEADERS_FILE = '_headers';
export const MADE_FROM_TABLE = '# 由 npm run build 按 lib/build/hosting/headersTable.ts 写成，请改那里';

type Headers = Readonly<Record<string, string>>;

/** Sent with every answer. What a page can set itself is in contentSecurityPolicy.ts. */
export const COMMON_HEADERS: Headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  // Without includeSubDomains, because other hosts of the domain are not this site's business.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';
// no-transform would make Cloudflare and others send pages uncompressed; for Baidu app/layout.tsx has it in a meta tag.
const ASKED_EACH_TIME = 'no-cache';

/** For what FILE_HEADERS does not list: pages, lists, feeds and documents, whose changes must show at once. */
export const DEFAULT_HEADERS: Headers = {
  'Cache-Control': ASKED_EACH_TIME,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Other sites may show pictures, above all feed readers. */
const PICTURES = {
  ...DEFAULT_HEADERS,
  'Cache-Control': A_DAY,
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const headersFor = (names: readonly string[], headers: Headers) =>
  Object.fromEntries(names.map((name) => [name, headers]));

/** Cache time and permission to embed, by the folder or file at the top of the export. */
export const FILE_HEADERS: Readonly<Record<string, Headers>> = {
  ...headersFor(HASHED_FOLDERS, { ...DEFAULT_HEADERS, 'Cache-Control': FOREVER }),
  ...headersFor(['pictures', 'codes'], { ...PICTURES, 'Cache-Control': FOREVER }),
  ...headersFor(['films', 'drawings', 'icons', 'partners'], PICTURES),
  ...headersFor(['apple-touch-icon.png', 'favicon.ico', 'icon.svg'], PICTURES),
  // Lets the window in which the Git host signs editors in talk to the desk.
  desk: { ...DEFAULT_HEADERS, 'Cross-Origin-Opener-Policy': 'unsafe-none' },
};

export const fileHeaders = (first: string) => FILE_HEADERS[first] ?? DEFAULT_HEADERS;

export function headersOf(path: string): Headers {
  const [, first = ''] = path.split('/');
  return { ...COMMON_HEADERS, ...fileHeaders(first) };
}

/** By file extension. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css',
  html: 'text/html',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  mjs: 'text/javascript',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain',
  vtt: 'text/vtt',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** Text gets a charset. Other files but wasm are compressed already, and sent as they are, so that ranges work. */
export const isText = (type: string) => /^text\/|[/+](json|xml)$/.test(type);

/** Files that only scripts read, and licences. */
export const DEFAULT_TYPE = 'application/octet-stream';

export function contentType(path: string) {
  const file = path.endsWith('/') ? `${path}index.html` : path;
  const type = MEDIA_TYPES[extname(file).slice(1)] ?? DEFAULT_TYPE;
  return isText(type) ? `${type}; charset=utf-8` : type;
}
