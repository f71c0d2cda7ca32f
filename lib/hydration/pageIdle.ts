export const LOAD_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 2000;
const IDLE_FALLBACK_MS = 200;

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
    // A picture that never arrives delays the load event for minutes.
    setTimeout(resolve, LOAD_TIMEOUT_MS);
  });
}

let painting: Promise<unknown> | null = null;

/** Resolves when the page is loaded, painted and idle, for each caller in a task of its own. */
export function pageIdle() {
  painting ??= loaded().then(() => new Promise(requestAnimationFrame));
  return painting.then(idle);
}
