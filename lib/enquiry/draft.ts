import { readStored, writeStored } from '@/lib/device/storage';
import { EMPTY_VALUES, FIELDS, type FormValues } from '@/lib/enquiry/fields';
import { isScene } from '@/lib/scenes';
import { parseUrl } from '@/lib/url/parseUrl';

function parseValues(said: Record<string, unknown>): Partial<FormValues> {
  const values = FIELDS.map((field) => [field, said[field]]);
  return Object.fromEntries(values.filter(([, text]) => typeof text === 'string' && text.trim()));
}

/** An address brings a scene into the form, and no other text. */
export function valuesFromUrl(href: string): Partial<FormValues> {
  const { query } = parseUrl(href);
  return isScene(query) ? { scene: query } : {};
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
