import { type RefObject, useState } from 'react';
import { useWithinView } from '@/lib/hooks/useWithinView';

const ONE_VIEW_AHEAD = '100% 0px';

/** Whether the element has once been a view away or less: the time to bring up what it needs. False at first. */
export function useCameNear(element: RefObject<Element | null>) {
  const near = useWithinView(element, ONE_VIEW_AHEAD);
  const [came, setCame] = useState(false);
  if (near && !came) setCame(true);
  return came;
}
