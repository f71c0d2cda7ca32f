import { type RefObject, useState } from 'react';
import { useKeptFocus } from '@/lib/hooks/useKeptFocus';
import { useWithinView } from '@/lib/hooks/useWithinView';

const ONE_VIEW_AHEAD = '100% 0px';

/**
 * Whether the element has once been a view away or less: the time to draw it as it needs to be, without taking the
 * focus away. False at first.
 */
export function useCameNear(element: RefObject<HTMLElement | null>) {
  const near = useWithinView(element, ONE_VIEW_AHEAD);
  const [came, setCame] = useState(false);
  if (near && !came) setCame(true);
  useKeptFocus(element, came);
  return came;
}
