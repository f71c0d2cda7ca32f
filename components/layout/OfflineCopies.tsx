'use client';

import { useOfflineCopies } from '@/lib/hooks/useOfflineCopies';

export function OfflineCopies() {
  useOfflineCopies();
  return null;
}
