import { useEffect, useState } from 'react';
import { type KeptPage, keptPages } from '@/lib/offline/offlineCopies';

/** The pages that can be read without a network; none at first. */
export function useKeptPages() {
  const [pages, setPages] = useState<KeptPage[]>([]);
  useEffect(() => {
    let mounted = true;
    keptPages()
      .then((found) => mounted && setPages(found))
      .catch(() => {});
    return () => {
      mounted = false;
    };
  }, []);
  return pages;
}
