import type { WorkerScope } from '@/lib/offline/workerScope';

/** Navigation preload fetches the page while the worker starts. Not in Firefox: there a failed preload fails the page. */
export function setNavigationPreload(scope: Pick<WorkerScope, 'registration' | 'navigator'>) {
  const { navigationPreload } = scope.registration;
  return /\bFirefox\//.test(scope.navigator.userAgent)
    ? navigationPreload?.disable()
    : navigationPreload?.enable();
}
