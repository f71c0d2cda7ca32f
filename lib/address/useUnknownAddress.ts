import { useEffect, useSyncExternalStore } from 'react';
import { readRequestedUrl, writeRequestedUrl } from '@/lib/address/requestedUrl';
import { announceAddress, subscribeAddress } from '@/lib/address/useAddress';

const NOT_FOUND_PATH = '/404';

/** Keeps the unknown address, puts /404 into the bar and returns what was last asked for in vain; empty at first. */
export function useUnknownAddress() {
  useEffect(() => {
    const { pathname, search, hash } = location;
    if (pathname.replace(/\/$/, '') === NOT_FOUND_PATH) return;
    writeRequestedUrl(pathname + search + hash);
    // With what Next put there, or else going back would change the address and not the page.
    history.replaceState(history.state, '', NOT_FOUND_PATH);
    announceAddress();
  }, []);
  return useSyncExternalStore(subscribeAddress, readRequestedUrl, () => '');
}
