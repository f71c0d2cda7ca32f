import type { ReactNode } from 'react';

/** Renders its children once they are due; browsers without scripts get them from <noscript>. */
export function DeferUntil({ due, children }: { due: boolean; children: ReactNode }) {
  return due ? children : <noscript>{children}</noscript>;
}
