import { useEffect } from 'react';
import { pageSettled } from '@/lib/runtime/pageSettled';

/** Has the browser keep what is seen, for places without a network; begins once the page needs nothing more. */
export function useOfflineCopies() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    pageSettled()
      .then(() => navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }))
      // Storage that is full or forbidden takes nothing from the page.
      .catch(() => {});
  }, []);
}
