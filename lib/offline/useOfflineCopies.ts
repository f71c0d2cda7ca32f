import { useEffect } from 'react';
import { OFFLINE_COPIES_AFTER_MS } from '@/lib/constants';
import { pageSettled } from '@/lib/motion/pageSettled';

function keepCopies() {
  // A worker in charge is renewed by the visit itself; asked for again, one that has just ended would come back to life.
  if (navigator.serviceWorker.controller) return;
  // Storage that is full or forbidden takes nothing from the page.
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => {});
}

/** Has the browser keep what is seen, for places without a network; begins when the page has long had what it needs. */
export function useOfflineCopies() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    pageSettled().then(() => setTimeout(keepCopies, OFFLINE_COPIES_AFTER_MS));
  }, []);
}
