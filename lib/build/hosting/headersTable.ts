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

type MediaType = { name: string; text?: true; compressed?: true };

/** By file extension. Text gets a charset; files that are compressed already are sent as they are, so that ranges work. */
export const MEDIA_TYPES: Readonly<Record<string, MediaType>> = {
  avif: { name: 'image/avif', compressed: true },
  css: { name: 'text/css', text: true },
  html: { name: 'text/html', text: true },
  ico: { name: 'image/x-icon', compressed: true },
  jpeg: { name: 'image/jpeg', compressed: true },
  jpg: { name: 'image/jpeg', compressed: true },
  js: { name: 'text/javascript', text: true },
  json: { name: 'application/json', text: true },
  mjs: { name: 'text/javascript', text: true },
  mp4: { name: 'video/mp4', compressed: true },
  pdf: { name: 'application/pdf', compressed: true },
  png: { name: 'image/png', compressed: true },
  svg: { name: 'image/svg+xml', text: true },
  ttf: { name: 'font/ttf', compressed: true },
  txt: { name: 'text/plain', text: true },
  vtt: { name: 'text/vtt', text: true },
  wasm: { name: 'application/wasm' },
  webmanifest: { name: 'application/manifest+json', text: true },
  webp: { name: 'image/webp', compressed: true },
  woff2: { name: 'font/woff2', compressed: true },
  xml: { name: 'application/xml', text: true },
};

/** Files that only scripts read, and licences. */
export const DEFAULT_TYPE = 'application/octet-stream';
const CHARSET = 'utf-8';

export function contentType(path: string) {
  const file = path.endsWith('/') ? `${path}index.html` : path;
  const { name, text }: MediaType = MEDIA_TYPES[extname(file).slice(1)] ?? { name: DEFAULT_TYPE };
  return text ? `${name}; charset=${CHARSET}` : name;
}
