import { cacheOfflinePage, cacheOpenPages } from '@/lib/offline/cachePages';
import { fetchHandler } from '@/lib/offline/fetchHandler';
import { setNavigationPreload } from '@/lib/offline/setNavigationPreload';
import type { WorkerScope } from '@/lib/offline/workerScope';

declare const self: WorkerScope;

async function cacheOpenWindows() {
  await cacheOpenPages(await self.clients.matchAll({ type: 'window', includeUncontrolled: true }));
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(cacheOfflinePage());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.allSettled([setNavigationPreload(self), cacheOpenWindows()]));
});

self.addEventListener('fetch', fetchHandler);
