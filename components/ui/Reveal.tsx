'use client';

import { type ReactNode, useRef } from 'react';
import { useReveal } from '@/lib/hooks/useReveal';
import classes from './Reveal.module.css';

type RevealProps = {
  /** Neighbours that come up one after another: 80 ms a step. */
  delayStep?: 0 | 1 | 2 | 3 | 4;
  className?: string;
  children: ReactNode;
};

export function Reveal({ delayStep = 0, className, children }: RevealProps) {
  const root = useRef<HTMLDivElement>(null);
  const state = useReveal(root);
  return (
    <div
      ref={root}
      data-reveal={state ?? undefined}
      data-step={delayStep || undefined}
      className={className ? `${classes.root} ${className}` : classes.root}
    >
      {children}
    </div>
  );
}
