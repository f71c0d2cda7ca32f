'use client';

import { useMarkHydrated } from '@/lib/hydration/useMarkHydrated';

export function EarlyUse() {
  useMarkHydrated();
  return null;
}
