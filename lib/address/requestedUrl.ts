import { ADDRESS_MAX } from '@/lib/constants';

const KEY = 'requestedUrl';
/** A browser escapes everything odd in an address, so whatever else stands in the storage was not put there by this site. */
const OWN_ADDRESS = /^\/[^\s\p{Cc}\p{Cf}\p{Cs}]*$/u;

let unsaved = '';

function checked(text: string | null) {
  const url = (text ?? '').slice(0, ADDRESS_MAX);
  return OWN_ADDRESS.test(url) ? url : '';
}

/** The address last asked for in vain; where storage is full or forbidden it lives as long as the page. */
export function readRequestedUrl() {
  try {
    return unsaved || checked(localStorage.getItem(KEY));
  } catch {
    return unsaved;
  }
}

export function writeRequestedUrl(url: string) {
  const text = checked(url);
  unsaved = '';
  try {
    localStorage.setItem(KEY, text);
  } catch {
    unsaved = text;
  }
}
