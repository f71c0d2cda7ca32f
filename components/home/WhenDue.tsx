import type { ReactNode } from 'react';

type WhenDueProps = { due: boolean; children: ReactNode };

/** What is not loaded before it is due; without scripts it is there from the start. */
export function WhenDue({ due, children }: WhenDueProps) {
  return due ? children : <noscript>{children}</noscript>;
}
