import { useEffect, useState } from 'react';
import { pageSettled } from '@/lib/runtime/pageSettled';

/** Whether the page is loaded, painted and idle; false at first. */
export function usePageSettled() {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    let mounted = true;
    pageSettled().then(() => mounted && setSettled(true));
    return () => {
      mounted = false;
    };
  }, []);
  return settled;
}
