import { useSyncExternalStore } from 'react';
import { isSenior, subscribeSenior } from '@/lib/device/senior';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

export function prefersReducedMotion() {
  return matchMedia(REDUCED_MOTION).matches || isSenior();
}

function subscribe(listener: () => void) {
  const query = matchMedia(REDUCED_MOTION);
  const stop = subscribeSenior(listener);
  query.addEventListener('change', listener);
  return () => {
    stop();
    query.removeEventListener('change', listener);
  };
}

function canAutoplay() {
  return (
    !prefersReducedMotion() && !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData
  );
}

const falseOnServer = () => false;

/** Whether nothing is to move by itself; false at first. */
export function useReducedMotion() {
  return useSyncExternalStore(subscribe, prefersReducedMotion, falseOnServer);
}

/** Whether films may play: neither stillness nor Save-Data is asked for. False at first. */
export function useAutoplayAllowed() {
  return useSyncExternalStore(subscribe, canAutoplay, falseOnServer);
}
