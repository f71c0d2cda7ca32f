import { DEFERRED_TYPE, DEHYDRATED, PRESSED } from '@/lib/hydration/attributes';

const START_TIMEOUT_MS = 4000;
const FIRST_PICTURE = 'img[fetchpriority="high"]';
const ACTIONS = ['pointerdown', 'keydown', 'wheel', 'scroll'];
/** Controls that need scripts; links, <details> and forms work without. */
const CONTROLS = 'button:not([type="submit"]), label, input[type="checkbox"], input[type="radio"]';
const TAB_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

function parsed() {
  return new Promise<unknown>((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
    else resolve(null);
  });
}

/** A picture that fails to load does not delay the scripts. */
function firstPicture() {
  const picture = document.querySelector<HTMLImageElement>(FIRST_PICTURE);
  return picture?.decode().catch(() => {});
}

function painted() {
  return new Promise<unknown>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function userActed() {
  return new Promise<unknown>((resolve) => {
    for (const action of ACTIONS) {
      document.addEventListener(action, resolve, { capture: true, once: true, passive: true });
    }
  });
}

function timedOut() {
  return new Promise<unknown>((resolve) => setTimeout(resolve, START_TIMEOUT_MS));
}

/** Setting src starts the download; the other attributes are restored as Next wrote them, because React looks for them. */
async function loadScripts() {
  for (const script of document.querySelectorAll<HTMLScriptElement>(`script[type="${DEFERRED_TYPE}"]`)) {
    const { src = '' } = script.dataset;
    delete script.dataset.src;
    script.removeAttribute('type');
    script.setAttribute('async', '');
    script.src = src;
    // All in one task they would block a slow phone.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Marks the last control pressed before hydration; markHydrated() presses it again. */
function recordPress(event: Event, selector: string, key = '') {
  const control = (event.target as Element).closest<HTMLElement>(selector);
  if (!control?.closest(`[data-${DEHYDRATED}]`)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  document.querySelector(`[data-${PRESSED}]`)?.removeAttribute(`data-${PRESSED}`);
  control.dataset[PRESSED] = key;
}

function recordClick(event: Event) {
  recordPress(event, CONTROLS);
}

function recordKey(event: KeyboardEvent) {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (TAB_KEYS.includes(key) && !altKey && !ctrlKey && !metaKey) recordPress(event, '[role="tab"]', key);
}

/**
 * Inline in the head of each page (lib/build/deferScripts.ts): its scripts begin when its first picture is to be seen,
 * or as soon as the visitor acts, so that they do not compete for a phone's line and processor.
 */
export function startDeferredScripts() {
  document.addEventListener('click', recordClick, true);
  document.addEventListener('keydown', recordKey, true);
  const seen = parsed().then(firstPicture).then(painted);
  Promise.race([seen, userActed(), timedOut()]).then(parsed).then(loadScripts);
}
