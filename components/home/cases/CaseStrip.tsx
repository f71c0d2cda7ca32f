'use client';

import { useMergedRef, useScroller } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '@/components/ui/IconButton';
import { prefersReducedMotion } from '@/lib/motion/useReducedMotion';
import classes from './CaseStrip.module.css';

type CaseStripProps = { name: string; labels: Record<'previous' | 'next', string>; children: ReactNode };

export function CaseStrip({ name, labels, children }: CaseStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  const { ref, canScrollStart, canScrollEnd, dragHandlers } = useScroller<HTMLUListElement>();

  function scroll(cards: number) {
    const { scrollLeft, children: items } = strip.current as HTMLUListElement;
    const [first, second] = [...items] as HTMLElement[];
    const step = (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
    const left = (Math.round(scrollLeft / step) + cards) * step;
    strip.current?.scrollTo({ left, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }

  return (
    <>
      <ul
        ref={useMergedRef(strip, ref)}
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled sideways
        tabIndex={0}
        className={classes.strip}
        {...dragHandlers}
      >
        {children}
      </ul>
      <div className={classes.arrows} data-scripted data-screen="from-sm">
        <IconButton
          icon="chevronLeft"
          data-variant="outline"
          label={labels.previous}
          disabled={!canScrollStart}
          onClick={() => scroll(-1)}
        />
        <IconButton
          icon="chevronRight"
          data-variant="outline"
          label={labels.next}
          disabled={!canScrollEnd}
          onClick={() => scroll(1)}
        />
      </div>
    </>
  );
}
