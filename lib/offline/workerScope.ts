/** Types of a service worker, which TypeScript's DOM library lacks. */
type ExtendableEvent = { waitUntil: (task: Promise<unknown>) => void };

export type FetchEvent = ExtendableEvent & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

export type WorkerScope = {
  addEventListener: ((type: 'install' | 'activate', listener: (event: ExtendableEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void);
  skipWaiting: () => void;
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<{ url: string }[]>;
  };
  registration: { navigationPreload?: { enable: () => Promise<void>; disable: () => Promise<void> } };
  navigator: { userAgent: string };
};
