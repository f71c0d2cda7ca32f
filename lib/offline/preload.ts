import type { WorkerScope } from '@/lib/offline/workerScope';

/** A page that is asked for while its worker wakes. Firefox gives up one whose preload fails, whatever the worker answers. */
export function setPreload({ registration, navigator }: Pick<WorkerScope, 'registration' | 'navigator'>) {
  const { navigationPreload } = registration;
  return /\bFirefox\//.test(navigator.userAgent) ? navigationPreload?.disable() : navigationPreload?.enable();
}
