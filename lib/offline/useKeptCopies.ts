import { useEffect, useState } from 'react';
import { countCopies, forgetCopies } from '@/lib/offline/offlineCopies';

/** How many pages and files are kept for places without a network, and how to clear them; null until they are counted. */
export function useKeptCopies() {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => void countCopies().then(setCount, () => setCount(0)), []);
  const clear = () => {
    forgetCopies().catch(() => {});
    setCount(0);
  };
  return { count, clear };
}
