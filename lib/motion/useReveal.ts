import { useIntersection } from '@mantine/hooks';
import { useState } from 'react';
import { prefersReducedMotion } from '@/lib/motion/useReducedMotion';

const REVEAL_MARGIN_PX = 100;

// Whatever lies above counts as seen: a jump to an anchor passes it without ever showing it.
const MARGINS = { rootMargin: `100000px 0px -${REVEAL_MARGIN_PX}px 0px` };

function isInOrAboveView({ isIntersecting, boundingClientRect: box }: IntersectionObserverEntry) {
  return isIntersecting || (box.height > 0 && box.top < window.innerHeight);
}

/** Whether the element with the ref still waits below the view or has been shown; neither, and therefore visible, at first. */
export function useReveal() {
  const { ref, entry } = useIntersection<HTMLDivElement>(MARGINS);
  const [shown, setShown] = useState(false);
  if (!shown && entry && isInOrAboveView(entry)) setShown(true);
  const waits = entry && !prefersReducedMotion();
  return { ref: shown ? null : ref, state: shown ? 'shown' : waits ? 'waiting' : undefined };
}
