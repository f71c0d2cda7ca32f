import { useCallback, useSyncExternalStore } from 'react';
import { readStored, type StorageKey, writeStored } from '@/lib/device/storage';

const SEPARATOR = '\n';

function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

function read(keys: readonly StorageKey[]) {
  const texts = keys.map((key) => readStored('localStorage', key) ?? readStored('sessionStorage', key));
  return texts.join(SEPARATOR);
}

/** What the browser keeps under these keys, and how to clear it; null while the exported HTML is being taken over. */
export function useStoredValues(keys: readonly StorageKey[]) {
  const stored = useSyncExternalStore<string | null>(
    subscribe,
    () => read(keys),
    () => null,
  );
  const clear = useCallback(() => {
    for (const key of keys) {
      writeStored('localStorage', key, null);
      writeStored('sessionStorage', key, null);
    }
    // Browsers tell other tabs only; every reader in this one listens for the same event.
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  }, [keys]);
  return { values: stored?.split(SEPARATOR) ?? null, clear };
}
