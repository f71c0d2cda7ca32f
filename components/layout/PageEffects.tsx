'use client';

import { useAnchorNavigation } from '@/lib/address/useAnchorNavigation';
import { useMarkHydrated } from '@/lib/hydration/useMarkHydrated';
import { useOfflineCopies } from '@/lib/offline/useOfflineCopies';
import { usePictureFailures } from '@/lib/pictures/usePictureFailures';

export function PageEffects({ pictureFailed }: { pictureFailed: string }) {
  useAnchorNavigation();
  usePictureFailures(pictureFailed);
  useOfflineCopies();
  useMarkHydrated();
  return null;
}
