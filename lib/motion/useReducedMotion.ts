import { useMediaQuery } from '@mantine/hooks';
import { useSyncExternalStore } from 'react';
import { isSenior, subscribeSenior } from '@/lib/device/senior';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

export function prefersReducedMotion() {
  return matchMedia(REDUCED_MOTION).matches || isSenior();
}

/** Whether scripts may move nothing: prefers-reduced-motion, or larger type is on; app/global.css stills the rest. False at first. */
export function useReducedMotion() {
  const reduced = useMediaQuery(REDUCED_MOTION);
  const senior = useSyncExternalStore(subscribeSenior, isSenior, () => false);
  return reduced || senior;
}
