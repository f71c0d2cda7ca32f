import { useSyncExternalStore } from 'react';
import { parseUrl, type SiteUrl } from '@/lib/url/parseUrl';

const CHANGE = 'urlchange';
const EVENTS = ['popstate', 'hashchange', CHANGE];

/** Dispatches an event, because browsers fire none for pushState() and replaceState(). */
export function notifyUrlChange() {
  window.dispatchEvent(new Event(CHANGE));
}

export function subscribeUrl(onChange: () => void) {
  for (const name of EVENTS) window.addEventListener(name, onChange);
  return () => {
    for (const name of EVENTS) window.removeEventListener(name, onChange);
  };
}

/**
 * Writes another URL into the address bar; the current one adds no history entry. Keeps history.state, without which
 * Next would render the whole page again.
 */
export function updateUrl(href: string, how: 'push' | 'replace' = 'push') {
  if (new URL(href, location.href).href === location.href) return;
  try {
    if (how === 'push') history.pushState(history.state, '', href);
    else history.replaceState(history.state, '', href);
    notifyUrlChange();
  } catch {
    // Safari throws after 100 calls in 30 seconds, which a held arrow key exceeds.
  }
}

/** The answer that `read` gives for the URL, which is null while hydrating. Renders again only for another answer. */
export function useUrl<Answer extends string>(read: (url: SiteUrl | null) => Answer) {
  return useSyncExternalStore(
    subscribeUrl,
    () => read(parseUrl(window.location.href)),
    () => read(null),
  );
}
