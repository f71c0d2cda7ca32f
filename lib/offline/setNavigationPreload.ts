import type { WorkerScope } from '@/lib/offline/workerScope';

/** Navigation preload fetches the page while the worker starts. Not in Firefox: there a failed preload fails the page. */
export function setNavigationPreload({
  registration,
  navigator,
}: Pick<WorkerScope, 'registration' | 'navigator'>) {
  const { navigationPreload } = registration;
  return /\bFirefox\//.test(navigator.userAgent) ? navigationPreload?.disable() : navigationPreload?.enable();
}
