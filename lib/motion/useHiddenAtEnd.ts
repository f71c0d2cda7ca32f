import { useWindowEvent } from '@mantine/hooks';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Marks a sticky row with `data-at-end` where the end of its container pushes it up, under what sticks above it.
 * Not by state: a scroll event comes before the frame is drawn, React may draw after it.
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
