import { useLocalStorage } from '@mantine/hooks';
import { useEffect } from 'react';
import { announceAddress } from '@/lib/address/useAddress';
import { ADDRESS_MAX } from '@/lib/constants';
import type { StorageKey } from '@/lib/device/storageKeys';

const NOT_FOUND_PATH = '/404';
/** A browser escapes everything odd in an address, so whatever else is stored was not put there by this site. */
const OWN_ADDRESS = /^\/[^\s\p{Cc}\p{Cf}\p{Cs}]*$/u;

function checked(text = '') {
  const url = text.slice(0, ADDRESS_MAX);
  return OWN_ADDRESS.test(url) ? url : '';
}

/** Keeps the unknown address, puts /404 into the bar and returns what was last asked for in vain; empty at first. */
export function useUnknownAddress() {
  const [url, setUrl] = useLocalStorage<string>({
    key: 'requestedUrl' satisfies StorageKey,
    defaultValue: '',
    serialize: String,
    deserialize: checked,
  });

  useEffect(() => {
    const { pathname, search, hash } = location;
    if (pathname.replace(/\/$/, '') === NOT_FOUND_PATH) return;
    setUrl(checked(pathname + search + hash));
    // With what Next put there, or else going back would change the address and not the page.
    history.replaceState(history.state, '', NOT_FOUND_PATH);
    announceAddress();
  }, [setUrl]);
  return url;
}
