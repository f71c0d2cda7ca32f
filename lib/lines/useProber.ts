import { useEffect } from 'react';
import { browserEnvironment } from '@/lib/http/environment';
import { startProber } from '@/lib/lines/lineState';
import { pageSettled } from '@/lib/motion/pageSettled';

/** Chooses the line of the visit once the page has settled; whoever wants the result reads `useLine`. */
export function useProber(defaultAddress: string) {
  useEffect(() => {
    pageSettled().then(() => startProber(defaultAddress, browserEnvironment));
  }, [defaultAddress]);
}
