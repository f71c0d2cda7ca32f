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

/** Whether scripts may move nothing: prefers-reduced-motion, or larger type is on; app/global.css stills the rest. False at first. */
export function useReducedMotion() {
  return useSyncExternalStore(subscribe, prefersReducedMotion, falseOnServer);
}

/** Whether videos may autoplay: neither reduced motion nor Save-Data is set. False at first. */
export function useAutoplayAllowed() {
  return useSyncExternalStore(subscribe, canAutoplay, falseOnServer);
}
