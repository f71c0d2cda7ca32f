import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { readStored, STORAGE_KEYS, type StorageKey, writeStored } from '@/lib/device/storage';

const stored = (key: StorageKey) => readStored('localStorage', key) ?? readStored('sessionStorage', key);

/** What the browser keeps, in the order of STORAGE_KEYS; null while hydrating. */
export function useStoredValues() {
  const [values, setValues] = useState<(string | null | undefined)[] | null>(null);
  const read = () => setValues(STORAGE_KEYS.map(stored));
  useEffect(read, []);
  useWindowEvent('storage', read);
  return values;
}

export function clearStoredValues() {
  for (const key of STORAGE_KEYS) {
    writeStored('localStorage', key, null);
    writeStored('sessionStorage', key, null);
  }
  // Browsers tell other tabs only; every reader in this one listens for the same event.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}
