const ANSWER_MS = 40_000;

type Parameters = Readonly<Record<string, unknown>>;
// biome-ignore lint/suspicious/noExplicitAny: what a browser answers is known where it is asked
type Answer = any;

/** Questions and events by one WebSocket, as both DevTools and BiDi have them. */
export async function openSocket(address: string, more: Parameters = {}) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  const listeners = new Set<(method: string, params: Answer) => void>();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data));
    if (message.id === undefined) for (const listen of listeners) listen(message.method, message.params);
    else waiting.get(message.id)?.(message);
  };
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`no answer at ${address}`));
  });

  function ask(method: string, params: Parameters = {}, extra: Parameters = more): Promise<Answer> {
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${method}: no answer, frozen?`)), ANSWER_MS);
      waiting.set(id, ({ error, message, result }) => {
        clearTimeout(timer);
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${message ?? error.message}`));
        else resolve(result);
      });
      socket.send(JSON.stringify({ id, method, params, ...extra }));
    });
  }

  /** The next event of the name; listen before what sets it off. */
  function next(method: string) {
    return new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${method} did not come, frozen?`)), ANSWER_MS);
      const listen = (name: string) => {
        if (name !== method) return;
        clearTimeout(timer);
        listeners.delete(listen);
        resolve();
      };
      listeners.add(listen);
    });
  }

  return {
    ask,
    next,
    on: (listen: (method: string, params: Answer) => void) => listeners.add(listen),
    close: () => socket.close(),
  };
}
