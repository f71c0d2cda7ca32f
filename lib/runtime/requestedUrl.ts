import { ADDRESS_MAX } from '@/lib/constants';

const KEY = 'requestedUrl';
/** A browser escapes everything odd in an address, so whatever else stands in the storage was not put there by this site. */
const OWN_ADDRESS = /^\/[^\s\p{Cc}\p{Cf}\p{Cs}]*$/u;

let unsaved: string | null = null;
const listeners = new Set<() => void>();

function checked(text: string | null) {
  const url = (text ?? '').slice(0, ADDRESS_MAX);
  return OWN_ADDRESS.test(url) ? url : '';
}

/** The persisted address; empty at first. Where storage is full or forbidden it lives as long as the page. */
export function readRequestedUrl() {
  if (unsaved !== null) return unsaved;
  try {
    return checked(localStorage.getItem(KEY));
  } catch {
    return '';
  }
}

export function writeRequestedUrl(url: string) {
  const text = checked(url);
  try {
    localStorage.setItem(KEY, text);
    unsaved = null;
  } catch {
    unsaved = text;
  }
  for (const listener of listeners) listener();
}

export function subscribeRequestedUrl(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== KEY && event.key !== null) return;
    unsaved = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
