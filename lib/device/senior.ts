import { readStored, type StorageKey, writeStored } from '@/lib/device/storage';

const KEY = 'senior' satisfies StorageKey;

/** Inline in the head: marks the page before its first paint, for which a loaded script would come too late. */
export const SENIOR_SCRIPT = `try{localStorage.${KEY}&&(document.documentElement.dataset.${KEY}='')}catch{}`;

export const isSenior = () => KEY in document.documentElement.dataset;

function mark(on: boolean) {
  document.documentElement.toggleAttribute(`data-${KEY}`, on);
}

export function chooseSenior(on: boolean) {
  mark(on);
  writeStored(KEY, on ? '1' : null);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

/** Also follows changes in another tab, and the privacy page, which can clear all stored values. */
export function subscribeSenior(listener: () => void) {
  const onStorage = ({ key, isTrusted }: StorageEvent) => {
    const stored = readStored(KEY);
    if (stored !== undefined && (key === null || (isTrusted && key === KEY))) mark(stored !== null);
    listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
