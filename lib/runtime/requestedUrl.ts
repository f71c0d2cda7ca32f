import { ADDRESS_MAX } from '@/lib/constants';

const KEY = 'requestedUrl';
/** A browser escapes everything odd in an address: whatever else stands in the state was not put there by this site. */
const OWN_ADDRESS = /^\/[^\s\p{Cc}\p{Cf}\p{Cs}]*$/u;

/** The address that was asked for in vain at this place of the history; empty where none was. */
export function requestedUrlHere(): string {
  const asked: unknown = history.state?.[KEY];
  return typeof asked === 'string' && OWN_ADDRESS.test(asked) ? asked : '';
}

/** Puts another address into the bar for the one asked for, and keeps that one: here and, as far as it may, on the device. */
export function replaceRequestedUrl(shown: string) {
  const { pathname, search, hash } = location;
  const asked = (pathname + search + hash).slice(0, ADDRESS_MAX);
  // With what Next put there, or else going back would change the address and not the page.
  history.replaceState({ ...history.state, [KEY]: asked }, '', shown);
  try {
    localStorage.setItem(KEY, asked);
  } catch {}
}
