import { useSyncExternalStore } from 'react';
import { readRequestedUrl, subscribeRequestedUrl } from '@/lib/runtime/requestedUrl';

/** The address a visitor asked for in vain; empty while the exported HTML is being taken over. */
export function useRequestedUrl() {
  return useSyncExternalStore(subscribeRequestedUrl, readRequestedUrl, () => '');
}
