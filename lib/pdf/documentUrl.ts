import { safeDecode } from '@/lib/url/safeDecode';
import { parsedUrl } from '@/lib/url/safeUrl';

export type DocumentUrlError = 'long' | 'malformed' | 'scheme' | 'host' | 'path';

export type DocumentUrl =
  | { allowed: true; href: string; ownSite: boolean }
  | { allowed: false; error: DocumentUrlError };

type Rules = { origin: string; hosts: readonly string[] };

const MAX_LENGTH = 2048;
const UNPRINTABLE = /[\p{Cc}\u00a0\u2028\u2029\\]/u;
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const WITH_HOST = /^https?:\/\/[^/?#]/i;
const STILL_ENCODED = /%(2e|2f|5c|25|0)/i;

const rejected = (error: DocumentUrlError): DocumentUrl => ({ allowed: false, error });

/** Whether a browser, proxy or file system might read the path as another one. */
function pathFault(address: string): DocumentUrlError | null {
  const [path = ''] = address.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/);
  const plain = safeDecode(path, null);
  if (plain === null) return 'malformed';
  if (STILL_ENCODED.test(plain) || UNPRINTABLE.test(plain)) return 'path';
  const segments = plain.split('/').slice(1);
  const empty = segments.slice(0, -1).includes('');
  return empty || segments.includes('.') || segments.includes('..') ? 'path' : null;
}

function originFault(value: string, url: URL, { origin, hosts }: Rules): DocumentUrlError | null {
  if (url.username || url.password) return 'host';
  if (url.origin === origin) return null;
  if (value.startsWith('/')) return 'host';
  if (url.protocol !== 'https:') return 'scheme';
  return hosts.includes(url.host) ? null : 'host';
}

function formFault(value: string): DocumentUrlError | null {
  if (value.length > MAX_LENGTH) return 'long';
  if (UNPRINTABLE.test(value)) return value.startsWith('\\') || value.startsWith('/') ? 'path' : 'malformed';
  if (value.startsWith('//')) return 'host';
  if (value.startsWith('/')) return null;
  const scheme = SCHEME.exec(value)?.[1]?.toLowerCase();
  if (!scheme) return 'malformed';
  if (scheme !== 'https' && scheme !== 'http') return 'scheme';
  return WITH_HOST.test(value) ? null : 'malformed';
}

/** Whether the preview may open an address: paths of this site and https addresses of the listed hosts, nothing else. */
export function documentUrl(value: string, rules: Rules): DocumentUrl {
  const address = value.trim();
  const form = formFault(address);
  if (form) return rejected(form);
  const url = parsedUrl(address, rules.origin);
  if (!url) return rejected('malformed');
  const error = originFault(address, url, rules) ?? pathFault(address);
  if (error) return rejected(error);
  url.hash = '';
  return { allowed: true, href: url.href, ownSite: url.origin === rules.origin };
}
