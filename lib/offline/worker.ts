import { cacheOpenPages, renewOfflinePage } from '@/lib/offline/cachePages';
import { fetchHandler } from '@/lib/offline/fetchHandler';
import { setNavigationPreload } from '@/lib/offline/setNavigationPreload';
import type { WorkerScope } from '@/lib/offline/workerScope';

declare const self: WorkerScope;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(renewOfflinePage());
});

self.addEventListener('activate', (event) => {
  const windows = self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  event.waitUntil(Promise.allSettled([setNavigationPreload(self), windows.then(cacheOpenPages)]));
});

self.addEventListener('fetch', fetchHandler);
