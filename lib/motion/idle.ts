const IDLE_AT_LATEST_MS = 2000;
const IDLE_UNKNOWN_MS = 200;

/** Comes when the browser has nothing better to do. */
export function idle() {
  return new Promise<unknown>((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_AT_LATEST_MS });
    else setTimeout(resolve, IDLE_UNKNOWN_MS);
  });
}
