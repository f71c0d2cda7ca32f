import { useMediaQuery } from '@mantine/hooks';
import { useSyncExternalStore } from 'react';
import { isSenior, subscribeSenior } from '@/lib/device/senior';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

export const prefersReducedMotion = () => matchMedia(REDUCED_MOTION).matches || isSenior();

/** True under prefers-reduced-motion and in senior mode; false at first. app/global.css stops CSS animations. */
export function useReducedMotion() {
  const reduced = useMediaQuery(REDUCED_MOTION);
  const senior = useSyncExternalStore(subscribeSenior, isSenior, () => false);
  return reduced || senior;
}
