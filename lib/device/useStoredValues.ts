import { useCallback, useSyncExternalStore } from 'react';

const SEPARATOR = '\n';

function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

function read(keys: readonly string[]) {
  try {
    return keys.map((key) => localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? '').join(SEPARATOR);
  } catch {
    return '';
  }
}

/** What the browser keeps under these keys, and how to clear it; null while the exported HTML is being taken over. */
export function useStoredValues(keys: readonly string[]) {
  const stored = useSyncExternalStore<string | null>(
    subscribe,
    () => read(keys),
    () => null,
  );
  const clear = useCallback(() => {
    try {
      for (const key of keys) {
        localStorage.removeItem(key);
        sessionStorage.removeItem(key);
      }
    } catch {}
    // Browsers tell other tabs only; every reader in this one listens for the same event.
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  }, [keys]);
  return { values: stored?.split(SEPARATOR) ?? null, clear };
}
