import { useEffect, useState } from 'react';
import { clearCaches, countCached } from '@/lib/offline/cachedPages';

/** The number of files cached for offline use, and a function that clears them; null until counted. */
export function useCachedFiles() {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => void countCached().then(setCount, () => setCount(0)), []);
  const clear = () => {
    clearCaches().catch(() => {});
    setCount(0);
  };
  return { count, clear };
}
