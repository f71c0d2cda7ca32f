import { type RefObject, useEffect, useState } from 'react';
import { idle } from '@/lib/hydration/pageIdle';
import { parseUrl } from '@/lib/url/parseUrl';
import { subscribeUrl } from '@/lib/url/useUrl';

const NEAR = { rootMargin: '100% 0px' };
/** The listeners are on the window, because lib/hydration/earlyPresses.ts stops clicks at the document. */
const ACTIONS = ['pointerdown', 'focusin', 'click'];

let turn: Promise<unknown> = Promise.resolve();

/** React hydrates all sections that are triggered together in one long task, so each waits for its turn. */
function nextTurn() {
  turn = turn.then(idle);
  return turn;
}

function createTrigger() {
  let fire = () => {};
  const fired = new Promise<void>((resolve) => {
    fire = resolve;
  });
  return { fired, fire };
}

function holdsTarget(section: Element) {
  return section.contains(document.getElementById(parseUrl(location.href).hash));
}

/** Whether the URL, an early press or the focus asks for the section; a query may mean any section. */
function isRequested(section: Element) {
  if (parseUrl(location.href).query || holdsTarget(section)) return true;
  return section.matches(':focus-within') || section.querySelector('[data-pressed]') !== null;
}

/**
 * A promise that resolves when a section is to be hydrated: once it is one view away, pressed, focused,
 * named by the URL or printed.
 */
export function useHydrationTrigger(root: RefObject<HTMLElement | null>) {
  const [trigger] = useState(createTrigger);
  useEffect(() => {
    const section = root.current;
    if (section?.dataset.dehydrated === undefined) return;
    const listening = new AbortController();
    const { signal } = listening;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void nextTurn().then(trigger.fire);
    }, NEAR);
    observer.observe(section);
    const onAction = ({ target }: Event) => {
      if (section.contains(target as Node)) trigger.fire();
    };
    for (const name of ACTIONS) window.addEventListener(name, onAction, { capture: true, signal });
    window.addEventListener('beforeprint', trigger.fire, { signal });
    // Next's router renders the whole page after a return from the back/forward cache and between entries of history.
    window.addEventListener('pageshow', ({ persisted }) => persisted && trigger.fire(), { signal });
    window.addEventListener('popstate', trigger.fire, { signal });
    const stopAddress = subscribeUrl(() => holdsTarget(section) && trigger.fire());
    const stop = () => {
      observer.disconnect();
      listening.abort();
      stopAddress();
    };
    if (isRequested(section)) trigger.fire();
    void trigger.fired.then(stop);
    return stop;
  }, [root, trigger]);
  return trigger.fired;
}
