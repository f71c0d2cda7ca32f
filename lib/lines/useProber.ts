import { useEffect } from 'react';
import { browserEnvironment } from '@/lib/runtime/environment';
import { startProber } from '@/lib/runtime/lineState';
import { pageSettled } from '@/lib/runtime/pageSettled';

/** Chooses the line of the visit once the page has settled; whoever wants the result reads `useLine`. */
export function useProber(defaultAddress: string) {
  useEffect(() => {
    pageSettled().then(() => startProber(defaultAddress, browserEnvironment));
  }, [defaultAddress]);
}
