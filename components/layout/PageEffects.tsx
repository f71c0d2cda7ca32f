'use client';

import { useAnchorNavigation } from '@/lib/address/useAnchorNavigation';
import { useMarkHydrated } from '@/lib/hydration/useMarkHydrated';
import { useOfflineCopies } from '@/lib/offline/useOfflineCopies';
import { usePictureFailures } from '@/lib/pictures/usePictureFailures';

type PageEffectsProps = { pictureFailed: string };

export function PageEffects({ pictureFailed }: PageEffectsProps) {
  useAnchorNavigation();
  usePictureFailures(pictureFailed);
  useOfflineCopies();
  useMarkHydrated();
  return null;
}
