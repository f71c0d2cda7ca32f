import { parsedUrl } from '@/lib/url/safeUrl';

type Rules = { origin: string; hosts: readonly string[] };

/** The address if the preview may open it: paths of this site and https addresses of the listed hosts, nothing else. */
export function documentUrl(value: string, { origin, hosts }: Rules) {
  const url = parsedUrl(value.trim(), origin);
  if (!url) return null;
  // Not its origin: a blob: address has the site's.
  const ownSite = url.href.startsWith(`${origin}/`);
  const listed = url.protocol === 'https:' && hosts.includes(url.host);
  if (!(ownSite || listed) || url.username || url.password) return null;
  url.hash = '';
  return url;
}
