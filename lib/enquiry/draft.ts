import { NOTHING_TYPED, type Typed } from '@/lib/enquiry/enquiry';
import { typedIn } from '@/lib/enquiry/formerFields';

/** Named in content/privacy.ts. */
const KEY = 'enquiry';

/** What was typed in this tab, and not sent or cleared; storage that is refused or spoilt holds nothing. */
export function keptDraft(): Typed {
  try {
    return { ...NOTHING_TYPED, ...typedIn(Object(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'))) };
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
