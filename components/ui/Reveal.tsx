'use client';

import { type ReactNode, useRef } from 'react';
import { useReveal } from '@/lib/motion/useReveal';
import classes from './Reveal.module.css';

type RevealProps = {
  className?: string;
  children: ReactNode;
};

export function Reveal({ className, children }: RevealProps) {
  const root = useRef<HTMLDivElement>(null);
  const state = useReveal(root);
  return (
    <div
      ref={root}
      data-reveal={state ?? undefined}
      className={className ? `${classes.root} ${className}` : classes.root}
    >
      {children}
    </div>
  );
}
