'use client';

import { useAnchorNavigation } from '@/lib/hooks/useAnchorNavigation';

export function AnchorNavigation() {
  useAnchorNavigation();
  return null;
}
