import type { ReactNode } from 'react';

/** Renders the children once they are due. Browsers without scripts show them from <noscript>. */
export function DeferUntil({ due, children }: { due: boolean; children: ReactNode }) {
  return due ? children : <noscript>{children}</noscript>;
}
