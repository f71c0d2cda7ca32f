import { URL_MAX_CHARS } from '@/lib/url/parseUrl';

const ANY_SITE = 'https://site.example';
const SUSPECT = /[\s\\\p{Cc}\p{Cf}]/u;
const MAILTO = /^mailto:[^@]+@[^@]+$/i;
const WEB = /^https?:\/\//i;

export function parsedUrl(text: string, origin: string) {
  try {
    return new URL(text, origin);
  } catch {
    return null;
  }
}

/** The address when a visitor may be sent there: http(s), a path of this site, mailto. Else undefined. */
export function safeUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (text.length > URL_MAX_CHARS || SUSPECT.test(text)) return undefined;
  if (MAILTO.test(text)) return text;
  const url = parsedUrl(text, ANY_SITE);
  if (!url || url.username || url.password) return undefined;
  if (WEB.test(text)) return url.href;
  // A path such as /..//host resolves to //host, which is another site.
  const ownPath = text.startsWith('/') && url.origin === ANY_SITE && !url.pathname.startsWith('//');
  return ownPath ? text : undefined;
}

export function safePictureUrl(value: unknown) {
  const url = safeUrl(value);
  return url && MAILTO.test(url) ? undefined : url;
}
