import { REVEAL_MARGIN_PX } from '@/lib/constants';

export type RevealState = 'waiting' | 'shown';
type Listener = (state: RevealState) => void;

// Whatever lies above counts as seen: a jump to an anchor passes it without ever showing it.
const ROOT_MARGIN = `100000px 0px -${REVEAL_MARGIN_PX}px 0px`;

const listeners = new Map<Element, Listener>();
let observer: IntersectionObserver | null = null;

function show(element: Element) {
  listeners.get(element)?.('shown');
  forget(element);
}

function showAll() {
  for (const element of [...listeners.keys()]) show(element);
}

function onIntersections(entries: IntersectionObserverEntry[]) {
  for (const { target, isIntersecting, boundingClientRect: box } of entries) {
    const laidOut = box.height > 0;
    const inOrAboveView = isIntersecting || (laidOut && box.top < window.innerHeight);
    if (inOrAboveView) show(target);
    else listeners.get(target)?.('waiting');
  }
}

function forget(element: Element) {
  listeners.delete(element);
  observer?.unobserve(element);
  if (listeners.size > 0) return;
  observer?.disconnect();
  observer = null;
  window.removeEventListener('beforeprint', showAll);
}

/**
 * Reports `waiting` for an element that is still below the view, once the observer has proved that it works,
 * and `shown` as soon as it comes into view, gets the focus or is printed. Returns how to stop.
 */
export function watchReveal(element: Element, listener: Listener) {
  if (!observer) {
    observer = new IntersectionObserver(onIntersections, { rootMargin: ROOT_MARGIN });
    window.addEventListener('beforeprint', showAll);
  }
  const onFocus = () => show(element);
  listeners.set(element, listener);
  observer.observe(element);
  element.addEventListener('focusin', onFocus);
  return () => {
    element.removeEventListener('focusin', onFocus);
    forget(element);
  };
}
