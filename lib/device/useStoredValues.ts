import { useSyncExternalStore } from 'react';
import { readStored, STORAGE_KEYS, writeStored } from '@/lib/device/storage';

const SEPARATOR = '\n';

function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

function read() {
  const texts = STORAGE_KEYS.map(
    (key) => readStored('localStorage', key) ?? readStored('sessionStorage', key),
  );
  return texts.join(SEPARATOR);
}

/** What the browser keeps, in the order of STORAGE_KEYS; null while hydrating. */
export function useStoredValues() {
  const stored = useSyncExternalStore<string | null>(subscribe, read, () => null);
  return stored?.split(SEPARATOR) ?? null;
}

export function clearStoredValues() {
  for (const key of STORAGE_KEYS) {
    writeStored('localStorage', key, null);
    writeStored('sessionStorage', key, null);
  }
  // Browsers tell other tabs only; every reader in this one listens for the same event.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}
