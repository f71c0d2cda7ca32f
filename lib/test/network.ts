export type Behaviour = (init: RequestInit) => Promise<Response>;

const WHAT_STREAMS_TAKE = 5;
const FOR_EVER_MS = 1_000_000_000;

async function letPromisesRun() {
  for (let turn = 0; turn < WHAT_STREAMS_TAKE; turn += 1) await new Promise(setImmediate);
}

function wait(ms: number, { signal }: RequestInit) {
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('aborted', 'AbortError'));
    });
  });
}

export function answers(status: number, body = '', afterMs = 0): Behaviour {
  return async (init) => {
    await wait(afterMs, init);
    return new Response(status === 204 ? null : body, { status });
  };
}

export const hangs = answers(200, '', FOR_EVER_MS);

export const refuses: Behaviour = async () => {
  throw new TypeError('Failed to fetch');
};

/** A body that sends one piece every so many milliseconds. */
export function drips(pieces: string[], everyMs: number): Behaviour {
  return async (init) => {
    const queue = [...pieces];
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await wait(everyMs, init);
        const piece = queue.shift();
        if (piece === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(piece));
      },
    });
    return new Response(body);
  };
}

export function testNetwork(behaviours: Record<string, Behaviour> = {}) {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const requests: { address: string; init: RequestInit }[] = [];
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
  jest.spyOn(console, 'debug').mockImplementation();
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init = {}) => {
    const address = String(input);
    requests.push({ address, init });
    return (behaviours[address] ?? refuses)(init);
  });
  const startedAt = performance.now();
  return { requests, passedMs: () => performance.now() - startedAt };
}

export async function finish<T>(promise: Promise<T>): Promise<T> {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  promise.then(settle, settle);
  await letPromisesRun();
  while (!isSettled) {
    if (!jest.getTimerCount()) throw new Error('Nothing will ever happen.');
    jest.advanceTimersToNextTimer();
    await letPromisesRun();
  }
  return promise;
}
