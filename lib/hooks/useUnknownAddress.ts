import { useEffect, useSyncExternalStore } from 'react';
import { announceAddress, subscribeAddress } from '@/lib/hooks/useAddress';
import { replaceRequestedUrl, requestedUrlHere } from '@/lib/runtime/requestedUrl';

const NOT_FOUND_PATH = '/404';

/** Puts /404 into the bar and returns the unknown address that was asked for there; empty at first. */
export function useUnknownAddress() {
  useEffect(() => {
    if (location.pathname.replace(/\/$/, '') === NOT_FOUND_PATH) return;
    replaceRequestedUrl(NOT_FOUND_PATH);
    announceAddress();
  }, []);
  return useSyncExternalStore(subscribeAddress, requestedUrlHere, () => '');
}
