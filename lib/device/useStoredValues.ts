import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { readStored, STORAGE_KEYS, writeStored } from '@/lib/device/storage';

/** What the browser keeps, in the order of STORAGE_KEYS; null while hydrating. */
export function useStoredValues() {
  const [values, setValues] = useState<(string | null | undefined)[] | null>(null);
  const read = () => setValues(STORAGE_KEYS.map(readStored));
  useEffect(read, []);
  useWindowEvent('storage', read);
  return values;
}

export function clearStoredValues() {
  for (const key of STORAGE_KEYS) writeStored(key, null);
  // Browsers tell other tabs only; every reader in this one listens for the same event.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}
