import { useEffect } from 'react';
import { withQueryParameters } from '@/lib/url/queryParameters';

/** Browsers refuse to write the address too often. */
const RESTING_MS = 400;

/** Writes the page into the address once it has been read for a moment; page 1 needs no word. */
export function usePageInUrl(page: number) {
  useEffect(() => {
    const value = page > 1 ? String(page) : null;
    // Announced to nobody: the page to begin at, which is read from the address too, stays the one it was.
    const write = () => history.replaceState(null, '', withQueryParameters(location.href, { page: value }));
    const timer = setTimeout(write, RESTING_MS);
    return () => clearTimeout(timer);
  }, [page]);
}
