/** What the functions of this folder need from the browser, handed in so that tests can stand in for it. */
export type Environment = {
  fetch: (address: string, init?: RequestInit) => Promise<Response>;
  /** Milliseconds on a clock that never runs back. */
  now: () => number;
  /** Milliseconds since 1970. */
  timestamp: () => number;
  /** Calls back once, unless the returned function is called before. */
  after: (ms: number, callback: () => void) => () => void;
  isOnline: () => boolean;
  debug: (message: string) => void;
};

export const browserEnvironment: Environment = {
  fetch: (address, init) => fetch(address, init),
  now: () => performance.now(),
  timestamp: () => Date.now(),
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  isOnline: () => navigator.onLine,
  // biome-ignore lint/suspicious/noConsole: the specification has the elapsed times logged
  debug: (message) => console.debug(message),
};
