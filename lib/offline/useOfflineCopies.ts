import { useEffect } from 'react';
import { pageSettled } from '@/lib/motion/pageSettled';

export const OFFLINE_COPIES_AFTER_MS = 3000;

function keepCopies() {
  // Browsers update an active worker themselves; register() would bring back one that sw-off.js has just removed.
  if (navigator.serviceWorker.controller) return;
  // Fails where storage is full or forbidden; the page works without it.
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => {});
}

/** Has the browser keep what is seen, for places without a network; begins when the page has long had what it needs. */
export function useOfflineCopies() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    pageSettled().then(() => setTimeout(keepCopies, OFFLINE_COPIES_AFTER_MS));
  }, []);
}
