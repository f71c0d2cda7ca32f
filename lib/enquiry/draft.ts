import type { StorageKey } from '@/lib/device/storageKeys';
import { FIELDS, isScene, NOTHING_TYPED, type Typed } from '@/lib/enquiry/enquiry';
import { parseUrl } from '@/lib/url/parseUrl';
import { queryParameter } from '@/lib/url/queryParameters';

const KEY: StorageKey = 'enquiry';

function typedIn(said: Record<string, unknown>): Partial<Typed> {
  const typed = FIELDS.map((field) => [field, said[field]]);
  return Object.fromEntries(typed.filter(([, text]) => typeof text === 'string' && text.trim()));
}

/** What an address brings into the form; `mu` is a size in mu, with its unit or without. */
export function addressed(href: string) {
  const { query } = parseUrl(href);
  const mu = queryParameter(href, 'mu')
    .trim()
    .replace(/\p{Nd}$/u, '$& 亩');
  return typedIn({ scene: isScene(query) && query, size: queryParameter(href, 'size').trim() || mu });
}

export function keptDraft(): Typed {
  try {
    return { ...NOTHING_TYPED, ...typedIn(Object(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'))) };
  } catch {
    return NOTHING_TYPED;
  }
}

export function keepDraft(typed: Typed) {
  const written = typedIn(typed);
  try {
    if (Object.keys(written).length) sessionStorage.setItem(KEY, JSON.stringify(written));
    else sessionStorage.removeItem(KEY);
  } catch {}
}
