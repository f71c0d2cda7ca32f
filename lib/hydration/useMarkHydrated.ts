import { type RefObject, useEffect } from 'react';
import { markHydrated } from '@/lib/hydration/markHydrated';

/** To be called in the last component of a part, or of the page: its effect runs after all others. */
export function useMarkHydrated(part?: RefObject<HTMLElement | null>) {
  useEffect(() => markHydrated(part?.current ?? document.documentElement), [part]);
}
