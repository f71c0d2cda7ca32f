import type { StorageKey } from '@/lib/device/storageKeys';

const KEY: StorageKey = 'senior';

/** Marks the page before its first paint if the visitor chose so; inline in the head, since what is loaded comes too late. */
export const SENIOR_SCRIPT = `try{localStorage.${KEY}&&(document.documentElement.dataset.${KEY}='')}catch{}`;

export function isSenior() {
  return KEY in document.documentElement.dataset;
}

function isStored() {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return isSenior();
  }
}

function mark(on: boolean) {
  document.documentElement.toggleAttribute(`data-${KEY}`, on);
}

export function chooseSenior(on: boolean) {
  mark(on);
  try {
    if (on) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {}
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

/** Also follows another tab, and the page on which everything stored can be cleared. */
export function subscribeSenior(listener: () => void) {
  const onStorage = ({ key, isTrusted }: StorageEvent) => {
    if (key === null || (isTrusted && key === KEY)) mark(isStored());
    listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
