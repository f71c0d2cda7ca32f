'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './SideScroller.module.css';

type SideScrollerProps = { label?: string; labelledBy?: string; children: ReactNode };

export function SideScroller({ label, labelledBy, children }: SideScrollerProps) {
  const root = useRef<HTMLElement>(null);
  // At first as if it overflowed, so that keys can scroll it without scripts.
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const { current } = root;
    if (!current) return;
    const observer = new ResizeObserver(() => setOverflows(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <section
      ref={root}
      aria-label={label}
      aria-labelledby={labelledBy}
      tabIndex={overflows ? 0 : undefined}
      className={classes.root}
    >
      {children}
    </section>
  );
}
