import { type RefObject, useEffect, useState } from 'react';
import { type RevealState, watchReveal } from '@/lib/motion/revealWatch';
import { wantsStillness } from '@/lib/motion/stillness';

/** Whether the element still waits below the view or has been shown; null, and therefore visible, at first. */
export function useReveal(element: RefObject<Element | null>) {
  const [state, setState] = useState<RevealState | null>(null);
  useEffect(() => {
    const still = wantsStillness();
    if (still || !element.current) return;
    return watchReveal(element.current, setState);
  }, [element]);
  return state;
}
