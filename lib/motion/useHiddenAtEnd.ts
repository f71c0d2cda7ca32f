import { useWindowEvent } from '@mantine/hooks';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Sets `data-at-end` on a sticky row while the end of its container pushes it up behind the sticky header.
 * Without React state, which may render a frame later than the scroll event.
 */
export function useHiddenAtEnd(row: RefObject<HTMLElement | null>) {
  const measure = useEffectEvent(() => {
    const element = row.current;
    if (!element) return;
    const pushed =
      Math.ceil(element.getBoundingClientRect().top) < Number.parseFloat(getComputedStyle(element).top);
    element.toggleAttribute('data-at-end', pushed);
  });
  useWindowEvent('scroll', measure, { passive: true });
  useEffect(() => measure(), []);
}
