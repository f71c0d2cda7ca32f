import { useSyncExternalStore } from 'react';
import { subscribeStillness, wantsStillness } from '@/lib/motion/stillness';

/** Whether nothing is to move by itself; false at first. */
export function useStillness() {
  return useSyncExternalStore(subscribeStillness, wantsStillness, () => false);
}
