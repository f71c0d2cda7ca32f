import { onFetch } from '@/lib/offline/answers';
import { keepOfflinePage, keepOpenPages } from '@/lib/offline/pages';
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
  event.waitUntil(Promise.allSettled([self.registration.navigationPreload?.enable(), keepWhatIsOpen()]));
});

self.addEventListener('fetch', onFetch);
