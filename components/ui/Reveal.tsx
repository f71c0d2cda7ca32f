'use client';

import { useIntersection } from '@mantine/hooks';
import { type HTMLAttributes, useState } from 'react';
import { prefersReducedMotion } from '@/lib/motion/useReducedMotion';

const REVEAL_MARGIN_PX = 100;

// Whatever lies above the view counts as seen, since a jump to an anchor passes it.
const MARGINS = { rootMargin: `100000px 0px -${REVEAL_MARGIN_PX}px 0px` };

function isInOrAboveView({ isIntersecting, boundingClientRect: box }: IntersectionObserverEntry) {
  return isIntersecting || (box.height > 0 && box.top < window.innerHeight);
}

/** Animates its content when it comes into view; before scripts run, and without them, it is visible. */
export function Reveal(props: HTMLAttributes<HTMLDivElement>) {
  const { ref, entry } = useIntersection<HTMLDivElement>(MARGINS);
  const [shown, setShown] = useState(false);
  if (!shown && entry && isInOrAboveView(entry)) setShown(true);
  const waits = entry && !prefersReducedMotion();
  return (
    <div {...props} ref={shown ? null : ref} data-reveal={shown ? 'shown' : waits ? 'waiting' : undefined} />
  );
}
