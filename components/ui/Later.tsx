import type { ReactNode } from 'react';

type LaterProps = { due: boolean; children: ReactNode };

/** What is not loaded before it is due; without scripts it is there from the start. */
export function Later({ due, children }: LaterProps) {
  return due ? children : <noscript>{children}</noscript>;
}
