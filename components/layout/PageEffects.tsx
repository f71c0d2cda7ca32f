'use client';

import { useMarkHydrated } from '@/lib/hydration/useMarkHydrated';
import { useOfflineCopies } from '@/lib/offline/useOfflineCopies';
import { usePictureFailures } from '@/lib/pictures/usePictureFailures';
import { useAnchorNavigation } from '@/lib/url/useAnchorNavigation';

export function PageEffects({ pictureFailed }: { pictureFailed: string }) {
  useAnchorNavigation();
  usePictureFailures(pictureFailed);
  useOfflineCopies();
  useMarkHydrated();
  return null;
}
