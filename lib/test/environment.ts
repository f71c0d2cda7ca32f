import type { Environment } from '@/lib/http/environment';

type Timer = { at: number; callback: () => void };
export type Behaviour = (init: RequestInit, environment: Environment) => Promise<Response>;

const WHAT_STREAMS_TAKE = 5;

async function letPromisesRun() {
  for (let turn = 0; turn < WHAT_STREAMS_TAKE; turn += 1) await new Promise(setImmediate);
}

function untilAborted({ signal }: RequestInit) {
  return new Promise<never>((_, reject) => {
    const abort = () => reject(new DOMException('aborted', 'AbortError'));
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
  });
}

/** An answer after so many milliseconds, unless it is called off before. */
export function answers(status: number, body = '', afterMs = 0): Behaviour {
  return (init, { after }) => {
    const answer = new Promise<Response>((resolve) => {
      after(afterMs, () => resolve(new Response(status === 204 ? null : body, { status })));
    });
    return Promise.race([answer, untilAborted(init)]);
  };
}

export const hangs: Behaviour = (init) => untilAborted(init);

export function refuses(afterMs = 0): Behaviour {
  return (_, { after }) =>
    new Promise((_resolve, reject) => {
      after(afterMs, () => reject(new TypeError('Failed to fetch')));
    });
}

/** A body that sends one piece every so many milliseconds; the piece `null` breaks the connection. */
export function drips(pieces: (string | null)[], everyMs: number): Behaviour {
  return async ({ signal }, { after }) => {
    const queue = [...pieces];
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        signal?.addEventListener('abort', () => controller.error(new DOMException('aborted', 'AbortError')));
      },
      pull: (controller) =>
        new Promise((resolve) => {
          after(everyMs, () => {
            const piece = queue.shift();
            if (piece === undefined) controller.close();
            else if (piece === null) controller.error(new TypeError('network error'));
            else controller.enqueue(new TextEncoder().encode(piece));
            resolve();
          });
        }),
    });
    return new Response(body);
  };
}

/** A browser with a clock that only moves when `finish` waits for something, and answers by address. */
export function testEnvironment(behaviours: Record<string, Behaviour> = {}, online = true) {
  let time = 0;
  let timers: Timer[] = [];
  const requests: { address: string; init: RequestInit }[] = [];
  const messages: string[] = [];

  const environment: Environment = {
    fetch: (address, init = {}) => {
      requests.push({ address, init });
      return (behaviours[address] ?? refuses())(init, environment);
    },
    now: () => time,
    timestamp: () => 1_700_000_000_000 + time,
    after: (ms, callback) => {
      const timer = { at: time + ms, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    isOnline: () => online,
    debug: (message) => messages.push(message),
  };

  function fireNext() {
    const [next] = [...timers].sort((a, b) => a.at - b.at);
    if (!next) throw new Error('Nothing will ever happen.');
    timers = timers.filter((timer) => timer !== next);
    time = Math.max(time, next.at);
    next.callback();
  }

  /** Lets the time pass until the promise is settled. */
  async function finish<T>(promise: Promise<T>): Promise<T> {
    let settled = false;
    promise.then(
      () => {
        settled = true;
      },
      () => {
        settled = true;
      },
    );
    await letPromisesRun();
    while (!settled) {
      fireNext();
      await letPromisesRun();
    }
    return promise;
  }

  return { environment, finish, requests, messages };
}
