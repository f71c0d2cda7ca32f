import { decoded } from '@/lib/address/decoded';

export type Address = { path: string; hash: string; query: string };

function withTrailingSlash(path: string) {
  return path.endsWith('/') ? path : `${path}/`;
}

/** Reads both forms of an address, `/?query=a#id` and the hand-written `/#id?a`. */
export function parseAddress(href: string): Address {
  const url = new URL(href, 'https://site.example');
  const [id = '', queryInHash] = url.hash.slice(1).split('?');
  return {
    path: withTrailingSlash(url.pathname),
    hash: decoded(id) ?? id,
    query:
      queryInHash === undefined
        ? (url.searchParams.get('query') ?? '')
        : (decoded(queryInHash) ?? queryInHash),
  };
}

export function canonicalHref(href: string): string {
  const url = new URL(href, 'https://site.example');
  const { path, hash, query } = parseAddress(href);
  if (query) url.searchParams.set('query', query);
  const search = url.searchParams.toString();
  return `${path}${search ? `?${search}` : ''}${hash ? `#${encodeURIComponent(hash)}` : ''}`;
}
