/** Every key that the site writes to localStorage or sessionStorage; `stored` in content/privacy.ts names each. */
export const STORAGE_KEYS = ['requestedUrl', 'senior', 'enquiry'] as const;
export type StorageKey = (typeof STORAGE_KEYS)[number];

type Area = 'localStorage' | 'sessionStorage';

/** Undefined where storage is forbidden. */
export function readStored(area: Area, key: StorageKey) {
  try {
    return window[area].getItem(key);
  } catch {}
}

/** Null removes the value. Where storage is forbidden or full, nothing is kept. */
export function writeStored(area: Area, key: StorageKey, text: string | null) {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
  } catch {}
}
