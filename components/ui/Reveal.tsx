'use client';

import type { ReactNode } from 'react';
import { useReveal } from '@/lib/motion/useReveal';

export function Reveal({ className, children }: { className?: string; children: ReactNode }) {
  const { ref, state } = useReveal();
  return (
    <div ref={ref} data-reveal={state} className={className}>
      {children}
    </div>
  );
}
