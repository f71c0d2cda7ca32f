'use client';

import { useIntersection } from '@mantine/hooks';
import { type HTMLAttributes, useState } from 'react';
import { prefersReducedMotion } from '@/lib/motion/useReducedMotion';

const REVEAL_MARGIN_PX = 100;

// Whatever lies above counts as seen: a jump to an anchor passes it without ever showing it.
const MARGINS = { rootMargin: `100000px 0px -${REVEAL_MARGIN_PX}px 0px` };

function isInOrAboveView({ isIntersecting, boundingClientRect: box }: IntersectionObserverEntry) {
  return isIntersecting || (box.height > 0 && box.top < window.innerHeight);
}

/** What waits below the view is drawn when it is shown; before scripts run, and without them, it is visible. */
export function Reveal(props: HTMLAttributes<HTMLDivElement>) {
  const { ref, entry } = useIntersection<HTMLDivElement>(MARGINS);
  const [shown, setShown] = useState(false);
  if (!shown && entry && isInOrAboveView(entry)) setShown(true);
  const waits = entry && !prefersReducedMotion();
  return (
    <div {...props} ref={shown ? null : ref} data-reveal={shown ? 'shown' : waits ? 'waiting' : undefined} />
  );
}
