import { useMergedRef } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { useKeptFocus } from '@/lib/motion/useKeptFocus';
import { useWithinView } from '@/lib/motion/useWithinView';

const ONE_VIEW_AHEAD = '100% 0px';

/**
 * Whether the element that `ref` is given to has once been a view away or less: the time to draw it as it needs to be,
 * without taking the focus away. False at first.
 */
export function useCameNear() {
  const element = useRef<HTMLDivElement>(null);
  const near = useWithinView(ONE_VIEW_AHEAD);
  const [came, setCame] = useState(false);
  if (near.within && !came) setCame(true);
  useKeptFocus(element, came);
  return { ref: useMergedRef(element, near.ref), came };
}
