/** Every key that the site writes, with its storage; `requestedUrl` is the unknown address that /404 shows. */
const AREAS = { requestedUrl: 'localStorage', senior: 'localStorage', enquiry: 'sessionStorage' } as const;
export type StorageKey = keyof typeof AREAS;
export const STORAGE_KEYS = Object.keys(AREAS) as StorageKey[];

/** Undefined where storage is forbidden. */
export function readStored(key: StorageKey) {
  try {
    return window[AREAS[key]].getItem(key);
  } catch {}
}

/** Null removes the value. Where storage is forbidden or full, nothing is kept. */
export function writeStored(key: StorageKey, text: string | null) {
  try {
    if (text === null) window[AREAS[key]].removeItem(key);
    else window[AREAS[key]].setItem(key, text);
  } catch {}
}
