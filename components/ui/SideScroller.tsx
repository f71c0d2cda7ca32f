'use client';

import { type ReactNode, useCallback, useState } from 'react';
import classes from './SideScroller.module.css';

type SideScrollerProps = { label?: string; labelledBy?: string; children: ReactNode };

export function SideScroller({ label, labelledBy, children }: SideScrollerProps) {
  // At first as if it overflowed, so that keys can scroll it without scripts.
  const [overflows, setOverflows] = useState(true);
  const observe = useCallback((root: HTMLElement) => {
    const observer = new ResizeObserver(() => setOverflows(root.scrollWidth > root.clientWidth));
    observer.observe(root);
    return () => observer.disconnect();
  }, []);
  return (
    <section
      ref={observe}
      aria-label={label}
      aria-labelledby={labelledBy}
      tabIndex={overflows ? 0 : undefined}
      className={classes.root}
    >
      {children}
    </section>
  );
}
