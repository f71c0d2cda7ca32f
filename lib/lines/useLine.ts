import { useEffect, useSyncExternalStore } from 'react';
import { chooseLineOnce, line } from '@/lib/lines/lineState';
import { pageSettled } from '@/lib/motion/pageSettled';

/** Chooses the line of the visit once the page has settled; whoever wants the result reads `useLine`. */
export function useProber(defaultAddress: string) {
  useEffect(() => {
    pageSettled().then(() => chooseLineOnce(defaultAddress));
  }, [defaultAddress]);
}

/** Which line this visit uses, how long it took, or that it is the default; undefined until that is decided. */
export function useLine() {
  return useSyncExternalStore(line.subscribe, line.get, () => undefined);
}
