import { type RefObject, useEffect, useState } from 'react';
import { DEHYDRATED, PRESSED } from '@/lib/hydration/attributes';
import { parseUrl } from '@/lib/url/parseUrl';
import { subscribeUrl } from '@/lib/url/useUrl';

const ONE_VIEW = { rootMargin: '100% 0px' };
/** On the window, since a click that is held comes no further. */
const ACTIONS = ['pointerdown', 'focusin', 'click'];

function createTrigger() {
  let fire = () => {};
  const fired = new Promise<void>((resolve) => {
    fire = resolve;
  });
  return { fired, fire };
}

function holdsTarget(part: Element) {
  return part.contains(document.getElementById(parseUrl(location.href).hash));
}

/** By the URL, whose query may mean any part, or by a press or focus from before the page had its scripts. */
function isAskedFor(part: Element) {
  if (parseUrl(location.href).query || holdsTarget(part)) return true;
  return part.matches(':focus-within') || part.querySelector(`[data-${PRESSED}]`) !== null;
}

/**
 * The promise that a part of the page is to be hydrated: at once, or when it is within a view of what is seen, when
 * something is done in it, when the address names something in it, and when the page is printed.
 */
export function useHydrationTrigger(root: RefObject<HTMLElement | null>, atOnce: boolean) {
  const [trigger] = useState(createTrigger);
  useEffect(() => {
    const part = root.current;
    if (!part || !(DEHYDRATED in part.dataset)) return;
    const listening = new AbortController();
    const { signal } = listening;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) trigger.fire();
    }, ONE_VIEW);
    observer.observe(part);
    const onAction = ({ target }: Event) => {
      if (part.contains(target as Node)) trigger.fire();
    };
    for (const name of ACTIONS) window.addEventListener(name, onAction, { capture: true, signal });
    window.addEventListener('beforeprint', trigger.fire, { signal });
    // Next's router renders the whole page after a return from the back/forward cache and between entries of history.
    window.addEventListener('pageshow', ({ persisted }) => persisted && trigger.fire(), { signal });
    window.addEventListener('popstate', trigger.fire, { signal });
    const stopAddress = subscribeUrl(() => holdsTarget(part) && trigger.fire());
    const stop = () => {
      observer.disconnect();
      listening.abort();
      stopAddress();
    };
    if (atOnce || isAskedFor(part)) trigger.fire();
    void trigger.fired.then(stop);
    return stop;
  }, [root, atOnce, trigger]);
  return trigger.fired;
}
