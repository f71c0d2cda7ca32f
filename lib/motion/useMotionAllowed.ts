import { useSyncExternalStore } from 'react';
import { subscribeStillness, wantsStillness } from '@/lib/motion/stillness';

function savesData() {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

const isAllowed = () => !wantsStillness() && !savesData();
const notYetKnown = () => false;

/** Whether films may play: neither stillness nor Save-Data is asked for. False at first. */
export function useMotionAllowed() {
  return useSyncExternalStore(subscribeStillness, isAllowed, notYetKnown);
}
