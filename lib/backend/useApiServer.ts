import { useEffect, useSyncExternalStore } from 'react';
import type { ApiServerChoice } from '@/lib/backend/chooseApiServer';
import { createStore } from '@/lib/createStore';
import { pageIdle } from '@/lib/hydration/pageIdle';

export const chosenServer = createStore<ApiServerChoice | undefined>(undefined);
let choosing: Promise<ApiServerChoice> | undefined;

/** Loads the prober on demand, since no page needs it for its first paint. */
export function chooseApiServerOnce(baseAddress: string) {
  choosing ??= import('@/lib/backend/chooseApiServer')
    .then(({ chooseApiServer }) => chooseApiServer(baseAddress))
    .catch((): ApiServerChoice => ({ baseAddress, server: null, addresses: [], error: 'unreachable' }))
    .then((choice) => {
      chosenServer.set(choice);
      return choice;
    });
  return choosing;
}

/** Chooses the API server of this page once it is idle; `useApiServer` gives the result. */
export function useApiServerProbing(defaultAddress: string) {
  useEffect(() => {
    pageIdle().then(() => chooseApiServerOnce(defaultAddress));
  }, [defaultAddress]);
}

/** The chosen API server, and how long it took to answer; undefined until it is chosen. */
export function useApiServer() {
  return useSyncExternalStore(chosenServer.subscribe, chosenServer.get, () => undefined);
}
