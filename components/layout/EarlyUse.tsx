'use client';

import { useEarlyUse } from '@/lib/start/useEarlyUse';

export function EarlyUse() {
  useEarlyUse();
  return null;
}
