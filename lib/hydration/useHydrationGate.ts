import { type RefObject, useEffect, useState } from 'react';
import { DEHYDRATED, PRESSED } from '@/lib/hydration/attributes';
import { parseUrl } from '@/lib/url/parseUrl';
import { subscribeUrl } from '@/lib/url/useUrl';

const ONE_VIEW = { rootMargin: '100% 0px' };
/** On the window, since a click that is held comes no further. */
const ACTIONS = ['pointerdown', 'focusin', 'click'];

function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** By the address, or by what the visitor did before this page could listen. */
function isAskedFor(part: Element) {
  const { hash, query } = parseUrl(location.href);
  if (query || part.contains(document.getElementById(hash))) return true;
  return part.matches(':focus-within') || part.querySelector(`[data-${PRESSED}]`) !== null;
}

/**
 * The promise that a part of the page is to be hydrated: when it is within a view of what is seen, when something
 * is done in it, when the address names something in it or changes, and when the page is printed.
 */
export function useHydrationGate(root: RefObject<HTMLElement | null>) {
  const [gate] = useState(createGate);
  useEffect(() => {
    const part = root.current;
    if (!part || !(DEHYDRATED in part.dataset)) return;
    const arrived = location.href;
    const listening = new AbortController();
    const { signal } = listening;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) gate.open();
    }, ONE_VIEW);
    observer.observe(part);
    const onAction = ({ target }: Event) => {
      if (part.contains(target as Node)) gate.open();
    };
    for (const name of ACTIONS) window.addEventListener(name, onAction, { capture: true, signal });
    window.addEventListener('beforeprint', gate.open, { signal });
    // Of these two the router draws the whole page anew.
    window.addEventListener('pageshow', ({ persisted }) => persisted && gate.open(), { signal });
    const stopAddress = subscribeUrl(() => location.href !== arrived && gate.open());
    const stop = () => {
      observer.disconnect();
      listening.abort();
      stopAddress();
    };
    if (isAskedFor(part)) gate.open();
    void gate.opened.then(stop);
    return stop;
  }, [root, gate]);
  return gate.opened;
}
