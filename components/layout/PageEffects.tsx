'use client';

import { use } from 'react';
import { ViewerContext } from '@/components/ui/viewer/Zoomable';
import { useMarkHydrated } from '@/lib/hydration/useMarkHydrated';
import { useServiceWorker } from '@/lib/offline/useServiceWorker';
import { usePictureFailures } from '@/lib/pictures/usePictureFailures';
import { useAnchorNavigation } from '@/lib/url/useAnchorNavigation';

export function PageEffects() {
  useAnchorNavigation();
  usePictureFailures(use(ViewerContext).failed);
  useServiceWorker();
  useMarkHydrated();
  return null;
}
