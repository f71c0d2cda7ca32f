import { DEFERRED_TYPE, DEHYDRATED, PRESSED } from '@/lib/hydration/attributes';

const START_TIMEOUT_MS = 4000;
const FIRST_PICTURE = 'img[fetchpriority="high"]';
const ACTIONS = ['pointerdown', 'keydown', 'wheel', 'scroll'];
/** What does nothing without scripts; links, and what opens by itself, need none. */
const CONTROLS = 'button, label, input[type="checkbox"], input[type="radio"]';
const TAB_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

function parsed() {
  return new Promise<unknown>((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
    else resolve(null);
  });
}

/** A picture that cannot be had holds nothing up. */
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

/** A script loads as soon as it is one with an address; React looks for it as Next wrote it. */
function loadScripts() {
  for (const script of document.querySelectorAll<HTMLScriptElement>(`script[type="${DEFERRED_TYPE}"]`)) {
    const { src = '' } = script.dataset;
    delete script.dataset.src;
    script.removeAttribute('type');
    script.setAttribute('async', '');
    script.src = src;
  }
}

/** The last control that was pressed too early keeps the mark; whatever hydrates its part presses it again. */
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
