import { safeDecode } from '@/lib/url/safeDecode';

export const URL_MAX_CHARS = 2000;

export type SiteUrl = { path: string; hash: string; query: string };

/** Reads both forms of an address, `/?query=a#id` and the hand-written `/#id?a`. */
export function parseUrl(href: string): SiteUrl {
  const url = new URL(href, 'https://site.example');
  const [id = '', queryInHash] = url.hash.slice(1).split('?');
  return {
    path: url.pathname.replace(/(\/index\.html|\/)?$/, '/'),
    hash: safeDecode(id),
    query: queryInHash === undefined ? (url.searchParams.get('query') ?? '') : safeDecode(queryInHash),
  };
}

export function canonicalHref(href: string): string {
  const url = new URL(href, 'https://site.example');
  const { path, hash, query } = parseUrl(href);
  if (query) url.searchParams.set('query', query);
  const search = url.searchParams.toString();
  return `${path}${search ? `?${search}` : ''}${hash ? `#${encodeURIComponent(hash)}` : ''}`;
}
