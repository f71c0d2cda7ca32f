'use client';

import { Activity, type ReactNode, type RefObject, use, useRef, useSyncExternalStore } from 'react';
import { SectionBoundary } from '@/components/ui/hydration/SectionBoundary';
import { useHydrationTrigger } from '@/lib/hydration/useHydrationTrigger';
import { useMarkHydrated } from '@/lib/hydration/useMarkHydrated';

type DehydratedSectionProps = { atOnce?: boolean; children: ReactNode };

/** Hydrated in a task of its own, at once or near; <Suspense> would write it at the page's end for a script to move. */
export function DehydratedSection({ atOnce = false, children }: DehydratedSectionProps) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root} data-dehydrated="">
      <SectionBoundary section={root}>
        <Gate root={root} atOnce={atOnce}>
          {children}
        </Gate>
      </SectionBoundary>
    </div>
  );
}

type GateProps = { root: RefObject<HTMLElement | null>; atOnce: boolean; children: ReactNode };

function Gate({ root, atOnce, children }: GateProps) {
  const fired = useHydrationTrigger(root, atOnce);
  return (
    <Activity>
      <Suspended root={root} fired={fired}>
        {children}
      </Suspended>
    </Activity>
  );
}

type SuspendedProps = { root: RefObject<HTMLElement | null>; fired: Promise<void>; children: ReactNode };

const subscribe = () => () => {};

/** While suspended, React keeps the exported HTML; after a client navigation there is none, and nothing is waited for. */
function Suspended({ root, fired, children }: SuspendedProps) {
  const hydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => typeof window !== 'undefined',
  );
  if (hydrating) use(fired);
  useMarkHydrated(root);
  return children;
}
