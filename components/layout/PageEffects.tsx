'use client';

import { useMarkHydrated } from '@/lib/hydration/useMarkHydrated';
import { useServiceWorker } from '@/lib/offline/useServiceWorker';
import { usePictureFailures } from '@/lib/pictures/usePictureFailures';
import { useAnchorNavigation } from '@/lib/url/useAnchorNavigation';

export function PageEffects({ pictureFailed }: { pictureFailed: string }) {
  useAnchorNavigation();
  usePictureFailures(pictureFailed);
  useServiceWorker();
  useMarkHydrated();
  return null;
}
