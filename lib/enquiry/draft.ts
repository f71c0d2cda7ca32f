import { FIELDS, NOTHING_TYPED, type Typed } from '@/lib/enquiry/enquiry';

/** Named in content/privacy.ts. */
const KEY = 'enquiry';

export function keptDraft(): Typed {
  try {
    const kept = Object(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
    const texts = FIELDS.map((field) => [field, typeof kept[field] === 'string' ? kept[field] : '']);
    return Object.fromEntries(texts) as Typed;
  } catch {
    return NOTHING_TYPED;
  }
}

export function keepDraft(typed: Typed) {
  const written = Object.entries(typed).filter(([, text]) => text);
  try {
    if (written.length) sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(written)));
    else sessionStorage.removeItem(KEY);
  } catch {}
}
