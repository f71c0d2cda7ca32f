import { useEffect, useState } from 'react';
import { type CachedPage, cachedPages } from '@/lib/offline/cachedPages';

/** The pages that can be read without a network; none at first. */
export function useCachedPages() {
  const [pages, setPages] = useState<CachedPage[]>([]);
  useEffect(() => void cachedPages().then(setPages, () => {}), []);
  return pages;
}
