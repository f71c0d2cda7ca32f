import { useEffect, useState } from 'react';
import { type KeptPage, keptPages } from '@/lib/offline/offlineCopies';

/** The pages that can be read without a network; none at first. */
export function useKeptPages() {
  const [pages, setPages] = useState<KeptPage[]>([]);
  useEffect(() => void keptPages().then(setPages, () => {}), []);
  return pages;
}
