import { readStored, writeStored } from '@/lib/device/storage';
import { EMPTY_VALUES, FIELDS, type FormValues } from '@/lib/enquiry/fields';
import { isScene } from '@/lib/scenes';
import { parseUrl } from '@/lib/url/parseUrl';

function parseValues(said: Record<string, unknown>): Partial<FormValues> {
  const values = FIELDS.map((field) => [field, said[field]]);
  return Object.fromEntries(values.filter(([, text]) => typeof text === 'string' && text.trim()));
}

const MU = /^\d{1,6}(\.\d+)? ?(亩|公顷)?$/;

/** What an address brings into the form; `mu` is a size in mu, with its unit or without, and no other text. */
export function valuesFromUrl(href: string) {
  const { query } = parseUrl(href);
  const mu = new URL(href).searchParams.get('mu')?.trim() ?? '';
  return parseValues({ scene: isScene(query) && query, size: MU.test(mu) && mu.replace(/\d$/, '$& 亩') });
}

export function readDraft(): FormValues {
  const stored = readStored('enquiry') ?? '{}';
  try {
    return { ...EMPTY_VALUES, ...parseValues(Object(JSON.parse(stored))) };
  } catch {
    return EMPTY_VALUES;
  }
}

export function writeDraft(values: FormValues) {
  const written = parseValues(values);
  writeStored('enquiry', Object.keys(written).length ? JSON.stringify(written) : null);
}
