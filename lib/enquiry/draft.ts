import type { StorageKey } from '@/lib/device/storageKeys';
import { EMPTY_VALUES, FIELDS, type FormValues, isScene } from '@/lib/enquiry/enquiry';
import { parseUrl } from '@/lib/url/parseUrl';
import { queryParameter } from '@/lib/url/queryParameters';

const KEY: StorageKey = 'enquiry';

function parseValues(said: Record<string, unknown>): Partial<FormValues> {
  const values = FIELDS.map((field) => [field, said[field]]);
  return Object.fromEntries(values.filter(([, text]) => typeof text === 'string' && text.trim()));
}

/** What an address brings into the form; `mu` is a size in mu, with its unit or without. */
export function valuesFromUrl(href: string) {
  const { query } = parseUrl(href);
  const mu = queryParameter(href, 'mu')
    .trim()
    .replace(/\p{Nd}$/u, '$& 亩');
  return parseValues({ scene: isScene(query) && query, size: queryParameter(href, 'size').trim() || mu });
}

export function readDraft(): FormValues {
  try {
    return { ...EMPTY_VALUES, ...parseValues(Object(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'))) };
  } catch {
    return EMPTY_VALUES;
  }
}

export function writeDraft(values: FormValues) {
  const written = parseValues(values);
  try {
    if (Object.keys(written).length) sessionStorage.setItem(KEY, JSON.stringify(written));
    else sessionStorage.removeItem(KEY);
  } catch {}
}
