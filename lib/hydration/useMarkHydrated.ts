import { type RefObject, useEffect } from 'react';
import { markHydrated } from '@/lib/hydration/markHydrated';

/** To be called in the last component of a section, or of the page: its effect runs after all others. */
export function useMarkHydrated(section?: RefObject<HTMLElement | null>) {
  useEffect(() => markHydrated(section?.current ?? document.documentElement), [section]);
}
