/** Whatever the site writes to localStorage or sessionStorage; content/privacy.ts names each of them. */
export const STORAGE_KEYS = ['requestedUrl', 'senior', 'enquiry'] as const;
export type StorageKey = (typeof STORAGE_KEYS)[number];
