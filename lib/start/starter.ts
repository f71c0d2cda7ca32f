import { HELD_TYPE, LIVE, TAPPED } from '@/lib/start/marks';

const AT_LATEST_MS = 4000;
const FIRST_PICTURE = 'img[fetchpriority="high"]';
const ACTIONS = ['pointerdown', 'keydown', 'wheel', 'scroll'];
/** What does nothing without scripts; links, and what opens by itself, need none. */
const CONTROLS = 'button, label, input[type="checkbox"], input[type="radio"]';

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

function acted() {
  return new Promise<unknown>((resolve) => {
    for (const action of ACTIONS) {
      document.addEventListener(action, resolve, { capture: true, once: true, passive: true });
    }
  });
}

function late() {
  return new Promise<unknown>((resolve) => setTimeout(resolve, AT_LATEST_MS));
}

/** A script loads as soon as it is one with an address; React looks for it as Next wrote it. */
function startScripts() {
  for (const script of document.querySelectorAll<HTMLScriptElement>(`script[type="${HELD_TYPE}"]`)) {
    const { src = '' } = script.dataset;
    delete script.dataset.src;
    script.removeAttribute('type');
    script.setAttribute('async', '');
    script.src = src;
  }
}

/** The last control that was tapped too early keeps the mark; whatever makes the page live taps it again. */
function keepTap(event: Event) {
  const control = (event.target as Element).closest<HTMLElement>(CONTROLS);
  if (!control || LIVE in document.documentElement.dataset) return;
  event.preventDefault();
  document.querySelector(`[data-${TAPPED}]`)?.removeAttribute(`data-${TAPPED}`);
  control.dataset[TAPPED] = '';
}

/**
 * Inline in the head of each page (lib/build/holdScripts.ts): its scripts begin when its first picture is to be seen,
 * or as soon as the visitor acts, so that they do not compete for a phone's line and processor.
 */
export function holdBack() {
  document.addEventListener('click', keepTap, true);
  const seen = parsed().then(firstPicture).then(painted);
  Promise.race([seen, acted(), late()]).then(parsed).then(startScripts);
}
