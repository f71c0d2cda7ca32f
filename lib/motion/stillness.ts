import { isSenior, subscribeSenior } from '@/lib/device/senior';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether nothing is to move by itself: the system says so, or the visitor by the switch for the elderly. */
export function wantsStillness() {
  return matchMedia(REDUCED_MOTION).matches || isSenior();
}

export function subscribeStillness(listener: () => void) {
  const query = matchMedia(REDUCED_MOTION);
  const stop = subscribeSenior(listener);
  query.addEventListener('change', listener);
  return () => {
    stop();
    query.removeEventListener('change', listener);
  };
}
