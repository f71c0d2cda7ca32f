import { readStored, writeStored } from '@/lib/device/storage';
import { EMPTY_VALUES, FIELDS, type FormValues, isScene } from '@/lib/enquiry/fields';
import { parseUrl } from '@/lib/url/parseUrl';
import { queryParameter } from '@/lib/url/queryParameters';

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
  const stored = readStored('sessionStorage', 'enquiry') ?? '{}';
  try {
    return { ...EMPTY_VALUES, ...parseValues(Object(JSON.parse(stored))) };
  } catch {
    return EMPTY_VALUES;
  }
}

export function writeDraft(values: FormValues) {
  const written = parseValues(values);
  writeStored('sessionStorage', 'enquiry', Object.keys(written).length ? JSON.stringify(written) : null);
}
