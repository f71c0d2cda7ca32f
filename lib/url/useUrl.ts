import { useSyncExternalStore } from 'react';
import { parseUrl, type SiteUrl } from '@/lib/url/parseUrl';

const CHANGE = 'urlchange';
const EVENTS = ['popstate', 'hashchange', CHANGE];

/** Tells every reader that history was written by a script, of which browsers fire no event. */
export function notifyUrlChange() {
  window.dispatchEvent(new Event(CHANGE));
}

export function subscribeUrl(onChange: () => void) {
  for (const name of EVENTS) window.addEventListener(name, onChange);
  return () => {
    for (const name of EVENTS) window.removeEventListener(name, onChange);
  };
}

/** Gives the page another address without leaving it; the one it has already makes no entry of history. */
export function updateUrl(href: string, how: 'push' | 'replace' = 'push') {
  if (new URL(href, location.href).href === location.href) return;
  try {
    if (how === 'push') history.pushState(null, '', href);
    else history.replaceState(null, '', href);
  } catch {
    // Safari refuses more than a hundred in half a minute, as a held arrow key makes them.
    return;
  }
  notifyUrlChange();
}

/** What `read` makes of the address, null while the page hydrates; a change of the answer alone renders anew. */
export function useUrl<Answer extends string>(read: (url: SiteUrl | null) => Answer) {
  return useSyncExternalStore(
    subscribeUrl,
    () => read(parseUrl(window.location.href)),
    () => read(null),
  );
}
