import { useEffect } from 'react';
import { useRequestedUrl } from '@/lib/hooks/useRequestedUrl';
import { writeRequestedUrl } from '@/lib/runtime/requestedUrl';

const NOT_FOUND_PATH = '/404';

/** Keeps the unknown address, puts /404 into the bar and returns what was asked for; empty at first. */
export function useUnknownAddress() {
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (pathname.replace(/\/$/, '') === NOT_FOUND_PATH) return;
    writeRequestedUrl(pathname + search + hash);
    window.history.replaceState(null, '', NOT_FOUND_PATH);
  }, []);
  return useRequestedUrl();
}
