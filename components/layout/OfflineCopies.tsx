'use client';

import { useOfflineCopies } from '@/lib/offline/useOfflineCopies';

export function OfflineCopies() {
  useOfflineCopies();
  return null;
}
