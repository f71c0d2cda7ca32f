import { FIELDS, NOTHING_TYPED, type Typed } from '@/lib/enquiry/enquiry';

/** Named in content/privacy.ts. */
const KEY = 'enquiry';

/** What was typed in this tab, and not sent or cleared; storage that is refused or spoilt holds nothing. */
export function keptDraft(): Typed {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const texts = Object.entries(Object(kept)).filter(
      ([field, text]) => typeof text === 'string' && FIELDS.some((name) => name === field),
    );
    return { ...NOTHING_TYPED, ...Object.fromEntries(texts) };
  } catch {
    return NOTHING_TYPED;
  }
}

/** Keeps what was typed in this tab; nothing, where all fields are empty. */
export function keepDraft(typed: Typed) {
  const written = Object.entries(typed).filter(([, text]) => text);
  try {
    if (written.length) sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(written)));
    else sessionStorage.removeItem(KEY);
  } catch {}
}
