import { useEffect } from 'react';

/** Browsers refuse to write the address too often. */
const RESTING_MS = 400;
const PAGE_PARAMETER = /([?&])page=[^&]*&?/;

export function hrefWithPage(href: string, page: number) {
  const [address = '', hash] = href.split('#');
  const without = address.replace(PAGE_PARAMETER, '$1').replace(/[?&]$/, '');
  const named = page > 1 ? `${without}${without.includes('?') ? '&' : '?'}page=${page}` : without;
  return hash ? `${named}#${hash}` : named;
}

/** Writes the page into the address once it has been read for a moment; page 1 needs no word. */
export function usePageInAddress(page: number) {
  useEffect(() => {
    const timer = setTimeout(() => {
      const href = hrefWithPage(location.href, page);
      if (href !== location.href) history.replaceState(null, '', href);
    }, RESTING_MS);
    return () => clearTimeout(timer);
  }, [page]);
}
