import { useSyncExternalStore } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void) {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function savesData() {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

const isAllowed = () => !matchMedia(REDUCED_MOTION).matches && !savesData();
const notYetKnown = () => false;

/** Whether films may play: neither reduced motion nor Save-Data is asked for. False at first. */
export function useMotionAllowed() {
  return useSyncExternalStore(subscribe, isAllowed, notYetKnown);
}
