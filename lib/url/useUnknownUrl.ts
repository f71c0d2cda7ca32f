import { useEffect, useState } from 'react';
import { readStored, writeStored } from '@/lib/device/storage';
import { URL_MAX_CHARS } from '@/lib/url/parseUrl';
import { notifyUrlChange } from '@/lib/url/useUrl';

const NOT_FOUND_PATH = '/404';

/** Stores the unknown URL, shows /404 in the address bar and returns the URL stored last; empty at first. */
export function useUnknownUrl() {
  const [url, setUrl] = useState('');

  useEffect(() => {
    const { pathname, search, hash } = location;
    if (pathname.replace(/\/$/, '') === NOT_FOUND_PATH) {
      setUrl(readStored('requestedUrl') ?? '');
      return;
    }
    const requested = (pathname + search + hash).slice(0, URL_MAX_CHARS);
    setUrl(requested);
    writeStored('requestedUrl', requested);
    // Keeps Next's history.state, or going back would change the URL and not the page.
    history.replaceState(history.state, '', NOT_FOUND_PATH);
    notifyUrlChange();
  }, []);
  return url;
}
