import { useEffect } from 'react';
import { pageIdle } from '@/lib/hydration/pageIdle';

export const REGISTER_DELAY_MS = 3000;

function register() {
  // Browsers update an active worker by themselves.
  if (navigator.serviceWorker.controller) return;
  // Fails where storage is full or forbidden; the page works without it.
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => {});
}

/** Registers the service worker, a while after the page is idle. */
export function useServiceWorker() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    pageIdle().then(() => setTimeout(register, REGISTER_DELAY_MS));
  }, []);
}
