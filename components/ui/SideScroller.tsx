'use client';

import { type ReactNode, useRef } from 'react';
import { useOverflow } from '@/lib/motion/useOverflow';
import classes from './SideScroller.module.css';

type SideScrollerProps = { label?: string; labelledBy?: string; children: ReactNode };

export function SideScroller({ label, labelledBy, children }: SideScrollerProps) {
  const root = useRef<HTMLElement>(null);
  const overflows = useOverflow(root);
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
