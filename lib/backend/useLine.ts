import { useEffect, useSyncExternalStore } from 'react';
import type { LineChoice } from '@/lib/backend/chooseLine';
import { createStore } from '@/lib/createStore';
import { pageSettled } from '@/lib/hydration/pageSettled';

export const line = createStore<LineChoice | undefined>(undefined);
let choosing: Promise<LineChoice> | undefined;

/** The prober is loaded when it is wanted, since no page needs it for its first look. */
export function chooseLineOnce(baseAddress: string) {
  choosing ??= import('@/lib/backend/chooseLine')
    .then(({ chooseLine }) => chooseLine(baseAddress))
    .catch((): LineChoice => ({ baseAddress, line: null, candidates: [], error: 'unreachable' }))
    .then((choice) => {
      line.set(choice);
      return choice;
    });
  return choosing;
}

/** Chooses the line of the visit once the page has settled; whoever wants the result reads `useLine`. */
export function useLineProbing(defaultAddress: string) {
  useEffect(() => {
    pageSettled().then(() => chooseLineOnce(defaultAddress));
  }, [defaultAddress]);
}

/** Which line this visit uses, how long it took, or that it is the default; undefined until that is decided. */
export function useLine() {
  return useSyncExternalStore(line.subscribe, line.get, () => undefined);
}
