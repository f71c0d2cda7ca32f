import { useSyncExternalStore } from 'react';
import { devicePlatform, hostApp } from '@/lib/device/devicePlatform';

const never = () => () => {};
const readUserAgent = () => navigator.userAgent;
const unknown = () => '';

/** What the page is shown on and in which app; both null while the exported HTML is being taken over. */
export function useDevice() {
  const userAgent = useSyncExternalStore(never, readUserAgent, unknown);
  const platform = userAgent ? devicePlatform(userAgent, navigator.maxTouchPoints) : null;
  return { platform, hostApp: hostApp(userAgent) };
}
