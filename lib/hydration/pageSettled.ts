export const SETTLED_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 2000;
const IDLE_FALLBACK_MS = 200;

/** Comes when the browser has nothing better to do. */
export function idle() {
  return new Promise<unknown>((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, IDLE_FALLBACK_MS);
  });
}

function loaded() {
  return new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(null);
    window.addEventListener('load', resolve, { once: true });
    // A picture that hangs would hold the load event back for minutes.
    setTimeout(resolve, SETTLED_TIMEOUT_MS);
  });
}

function painted() {
  return new Promise(requestAnimationFrame);
}

let settled: Promise<unknown> | null = null;

/** Comes when the page is loaded, painted and idle: the time for whatever the first look does not need. */
export function pageSettled() {
  settled ??= loaded().then(painted).then(idle);
  return settled;
}
