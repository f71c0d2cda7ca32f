import type { StorageKey } from '@/lib/device/storageKeys';
import { NOTHING_TYPED, type Typed } from '@/lib/enquiry/enquiry';
import { typedIn } from '@/lib/enquiry/formerFields';

const KEY: StorageKey = 'enquiry';

export function keptDraft(): Typed {
  try {
    return { ...NOTHING_TYPED, ...typedIn(Object(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'))) };
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
