'use client';

import type { ReactNode } from 'react';
import { useReveal } from '@/lib/motion/useReveal';

type RevealProps = { className?: string; children: ReactNode };

export function Reveal({ className, children }: RevealProps) {
  const { ref, state } = useReveal();
  return (
    <div ref={ref} data-reveal={state} className={className}>
      {children}
    </div>
  );
}
