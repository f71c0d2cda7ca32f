import { parsedUrl } from '@/lib/url/safeUrl';

export type DocumentUrl =
  | { allowed: true; href: string; ownSite: boolean }
  | { allowed: false; error: 'malformed' | 'host' };

type Rules = { origin: string; hosts: readonly string[] };

/** Whether the preview may open an address: paths of this site and https addresses of the listed hosts, nothing else. */
export function documentUrl(value: string, { origin, hosts }: Rules): DocumentUrl {
  const url = parsedUrl(value.trim(), origin);
  if (!url) return { allowed: false, error: 'malformed' };
  // Not its origin: a blob: address has the site's.
  const ownSite = url.href.startsWith(`${origin}/`);
  const listed = url.protocol === 'https:' && hosts.includes(url.host);
  if (!(ownSite || listed) || url.username || url.password) return { allowed: false, error: 'host' };
  url.hash = '';
  return { allowed: true, href: url.href, ownSite };
}
