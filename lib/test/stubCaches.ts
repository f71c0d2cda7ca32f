type Copies = Map<string, Response>;

function stubCache(copies: Copies) {
  return {
    // As in browsers, a body that breaks off is no copy.
    put: async (key: string, answer: Response) => {
      const body = await answer.arrayBuffer();
      copies.delete(key);
      copies.set(key, new Response(body, { headers: answer.headers }));
    },
    keys: async () => [...copies.keys()],
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
      const copies = [...shelves.values()].find((each) => each.has(key));
      return copies?.get(key)?.clone();
    },
  };
  Object.assign(globalThis, { caches });
}
