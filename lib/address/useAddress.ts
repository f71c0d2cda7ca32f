import { useSyncExternalStore } from 'react';
import { type Address, parseAddress } from '@/lib/address/address';

const CHANGE = 'addresschange';
const EVENTS = ['popstate', 'hashchange', CHANGE];

/** Tells every reader that history was written by a script, of which browsers fire no event. */
export function announceAddress() {
  window.dispatchEvent(new Event(CHANGE));
}

export function subscribeAddress(onChange: () => void) {
  for (const name of EVENTS) window.addEventListener(name, onChange);
  return () => {
    for (const name of EVENTS) window.removeEventListener(name, onChange);
  };
}

/** Gives the page another address without leaving it; the one it has already makes no entry of history. */
export function writeAddress(href: string, how: 'push' | 'replace' = 'push') {
  if (new URL(href, location.href).href === location.href) return;
  try {
    if (how === 'push') history.pushState(null, '', href);
    else history.replaceState(null, '', href);
  } catch {
    // Safari refuses more than a hundred in half a minute, as a held arrow key makes them.
    return;
  }
  announceAddress();
}

/** What `read` makes of the address, null while the page hydrates; a change of the answer alone renders anew. */
export function useAddress<Answer extends string>(read: (address: Address | null) => Answer) {
  return useSyncExternalStore(
    subscribeAddress,
    () => read(parseAddress(window.location.href)),
    () => read(null),
  );
}
