type Copies = Map<string, { request: Request; copy: Response }>;

function stubCache(copies: Copies) {
  return {
    // As in browsers, a body that breaks off is not stored.
    put: async (key: string | Request, answer: Response) => {
      const request = new Request(key);
      const body = await answer.arrayBuffer();
      // As in WebKit, a replaced entry keeps its place and its request.
      const stored = copies.get(request.url)?.request ?? request;
      copies.set(request.url, { request: stored, copy: new Response(body, { headers: answer.headers }) });
    },
    keys: async () => [...copies.values()].map(({ request }) => request),
    delete: async (key: string) => copies.delete(key),
  };
}

export function stubCaches() {
  const shelves = new Map<string, Copies>();
  const caches = {
    open: async (name: string) => {
      const copies = shelves.get(name) ?? new Map();
      shelves.set(name, copies);
      return stubCache(copies);
    },
    match: async (key: string) => {
      const url = new URL(key, location.origin).href;
      const copies = [...shelves.values()].find((each) => each.has(url));
      return copies?.get(url)?.copy.clone();
    },
  };
  Object.assign(globalThis, { caches });
}
