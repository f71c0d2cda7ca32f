import type { ReactNode } from 'react';

export function DeferUntil({ due, children }: { due: boolean; children: ReactNode }) {
  return due ? children : <noscript>{children}</noscript>;
}
