'use client';

import { useAnchorNavigation } from '@/lib/address/useAnchorNavigation';

export function AnchorNavigation() {
  useAnchorNavigation();
  return null;
}
