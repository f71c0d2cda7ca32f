import { type RefObject, useEffect } from 'react';
import { markHydrated } from '@/lib/hydration/markHydrated';

/** Belongs to the last leaf of a part, or of the whole page, whose effect comes when all others are there. */
export function useMarkHydrated(part?: RefObject<HTMLElement | null>) {
  useEffect(() => markHydrated(part?.current ?? document.documentElement), [part]);
}
