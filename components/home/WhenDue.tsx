import type { ReactNode } from 'react';

/** What is not loaded before it is due; without scripts it is there from the start. */
export function WhenDue({ due, children }: { due: boolean; children: ReactNode }) {
  return due ? children : <noscript>{children}</noscript>;
}
