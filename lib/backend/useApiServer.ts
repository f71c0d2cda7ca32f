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

/** The API server of this page, chosen once it is idle, and how long it took to answer; undefined until then. */
export function useApiServer(defaultAddress: string) {
  useEffect(() => {
    pageIdle().then(() => chooseApiServerOnce(defaultAddress));
  }, [defaultAddress]);
  return useSyncExternalStore(chosenServer.subscribe, chosenServer.get, () => undefined);
}
