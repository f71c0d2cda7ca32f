import { useEffect, useState } from 'react';
import { clearCaches, countCached } from '@/lib/offline/cachedPages';

/** How many pages and files are kept for places without a network, and how to clear them; null until they are counted. */
export function useCachedFiles() {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => void countCached().then(setCount, () => setCount(0)), []);
  const clear = () => {
    clearCaches().catch(() => {});
    setCount(0);
  };
  return { count, clear };
}
