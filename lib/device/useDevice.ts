import { useSyncExternalStore } from 'react';
import { devicePlatform, hostApp } from '@/lib/device/devicePlatform';

const never = () => () => {};
const readPlatform = () => devicePlatform(navigator.userAgent, navigator.maxTouchPoints);
const readHostApp = () => hostApp(navigator.userAgent);
const unknown = () => null;

/** What the page is shown on and in which app; both null while the exported HTML is being taken over. */
export function useDevice() {
  return {
    platform: useSyncExternalStore(never, readPlatform, unknown),
    hostApp: useSyncExternalStore(never, readHostApp, unknown),
  };
}
