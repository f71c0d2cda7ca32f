'use client';

import { Activity, type ReactNode, type RefObject, use, useRef, useSyncExternalStore } from 'react';
import { SectionBoundary } from '@/components/ui/hydration/SectionBoundary';
import { useHydrationTrigger } from '@/lib/hydration/useHydrationTrigger';
import { useMarkHydrated } from '@/lib/hydration/useMarkHydrated';

/** Not <Suspense>, which would export the section at the page's end, for a script to move it into its place. */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const triggered = useHydrationTrigger(root);
  return (
    <div ref={root} data-section data-dehydrated="">
      <SectionBoundary of={() => root.current}>
        <Activity>
          <Suspended root={root} until={triggered}>
            {children}
          </Suspended>
        </Activity>
      </SectionBoundary>
    </div>
  );
}

type SuspendedProps = { root: RefObject<HTMLElement | null>; until: Promise<void>; children: ReactNode };

const subscribe = () => () => {};

/** Suspends only while hydrating, when React keeps the exported HTML: neither the export nor a later mount waits. */
function Suspended({ root, until, children }: SuspendedProps) {
  const hydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => typeof window !== 'undefined',
  );
  if (hydrating) use(until);
  useMarkHydrated(root);
  return children;
}
