import { onFetch } from '@/lib/offline/answers';
import { keepOfflinePage, keepOpenPages } from '@/lib/offline/pages';
import { setPreload } from '@/lib/offline/preload';
import type { WorkerScope } from '@/lib/offline/workerScope';

declare const self: WorkerScope;

async function keepWhatIsOpen() {
  await keepOpenPages(await self.clients.matchAll({ type: 'window', includeUncontrolled: true }));
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepOfflinePage());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.allSettled([setPreload(self), keepWhatIsOpen()]));
});

self.addEventListener('fetch', onFetch);
