import { extname } from 'node:path';

export const MADE_FROM_TABLE = '# 由 npm run build 按 lib/build/hosting/hosting.ts 写成，请改那里';

type Headers = Readonly<Record<string, string>>;
export type Links = Readonly<Record<string, string>>;

/** On every answer: what a page cannot say of itself in its HTML (contentSecurityPolicy.ts has the rest). */
export const COMMON_HEADERS: Headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  // Not for subdomains: the other hosts of the domain are not this site's to decide on.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** How long an answer may be kept, whether pages of other sites may show it, and whether it may talk to a window of theirs. */
type Kind = {
  cacheControl: string;
  resourcePolicy: 'same-origin' | 'cross-origin';
  openerPolicy?: 'same-origin' | 'unsafe-none';
};

/** Of files whose name has a hash of what is in them. */
export const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';
// Without no-transform: Cloudflare and others then send pages uncompressed. Baidu reads it from the page's meta as well.
const ASKED_EACH_TIME = 'no-cache';

/** Pages, lists, feeds, documents: whatever must be right at once when it has changed. */
export const USUAL: Kind = { cacheControl: ASKED_EACH_TIME, resourcePolicy: 'same-origin' };

const CODE: Kind = { cacheControl: FOREVER, resourcePolicy: 'same-origin' };
/** Feed readers on other sites show these pictures. */
const HASHED_PICTURES: Kind = { cacheControl: FOREVER, resourcePolicy: 'cross-origin' };
const NAMED_PICTURES: Kind = { cacheControl: A_DAY, resourcePolicy: 'cross-origin' };

/** The host of Git asks who signs in, in a window of its own, and tells the desk. */
const DESK: Kind = { ...USUAL, openerPolicy: 'unsafe-none' };

/** By the first part of the path: the folder or file of the export. Whatever is not listed is of the usual kind. */
export const KINDS: Readonly<Record<string, Kind>> = {
  _next: CODE,
  pdfjs: CODE,
  pictures: HASHED_PICTURES,
  codes: HASHED_PICTURES,
  desk: DESK,
  films: NAMED_PICTURES,
  drawings: NAMED_PICTURES,
  icons: NAMED_PICTURES,
  partners: NAMED_PICTURES,
  'apple-touch-icon.png': NAMED_PICTURES,
  'favicon.ico': NAMED_PICTURES,
  'icon.svg': NAMED_PICTURES,
};

export function kindHeaders({ cacheControl, resourcePolicy, openerPolicy = 'same-origin' }: Kind): Headers {
  return {
    'Cache-Control': cacheControl,
    'Cross-Origin-Resource-Policy': resourcePolicy,
    'Cross-Origin-Opener-Policy': openerPolicy,
  };
}

export function headersOf(path: string): Headers {
  const [, first = ''] = path.split('/');
  return { ...COMMON_HEADERS, ...kindHeaders(KINDS[first] ?? USUAL) };
}

type MediaType = { name: string; text?: true; packed?: true };

/** By the ending. Text has a charset; what is packed already is not compressed again, so that parts of it can be asked for. */
export const MEDIA_TYPES: Readonly<Record<string, MediaType>> = {
  avif: { name: 'image/avif', packed: true },
  bcmap: { name: 'application/octet-stream', packed: true },
  css: { name: 'text/css', text: true },
  html: { name: 'text/html', text: true },
  icc: { name: 'application/vnd.iccprofile', packed: true },
  ico: { name: 'image/x-icon', packed: true },
  jpeg: { name: 'image/jpeg', packed: true },
  jpg: { name: 'image/jpeg', packed: true },
  js: { name: 'text/javascript', text: true },
  json: { name: 'application/json', text: true },
  mjs: { name: 'text/javascript', text: true },
  mp4: { name: 'video/mp4', packed: true },
  pdf: { name: 'application/pdf', packed: true },
  pagefind: { name: 'application/octet-stream', packed: true },
  pf_fragment: { name: 'application/octet-stream', packed: true },
  pf_index: { name: 'application/octet-stream', packed: true },
  pf_meta: { name: 'application/octet-stream', packed: true },
  pfb: { name: 'application/x-font-type1', packed: true },
  png: { name: 'image/png', packed: true },
  svg: { name: 'image/svg+xml', text: true },
  ttf: { name: 'font/ttf', packed: true },
  txt: { name: 'text/plain', text: true },
  vtt: { name: 'text/vtt', text: true },
  wasm: { name: 'application/wasm' },
  webmanifest: { name: 'application/manifest+json', text: true },
  webp: { name: 'image/webp', packed: true },
  woff2: { name: 'font/woff2', packed: true },
  xml: { name: 'application/xml', text: true },
};

/** Files without an extension: the libraries' licences. */
export const UNNAMED_TYPE = 'text/plain';
const CHARSET = 'utf-8';

export function contentType(path: string) {
  const file = path.endsWith('/') ? `${path}index.html` : path;
  const { name, text } = MEDIA_TYPES[extname(file).slice(1)] ?? { name: UNNAMED_TYPE, text: true };
  return text ? `${name}; charset=${CHARSET}` : name;
}
