'use client';

import { Activity, type ReactNode, type RefObject, use, useRef, useSyncExternalStore } from 'react';
import { useHydrationTrigger } from '@/lib/hydration/useHydrationTrigger';
import { useMarkHydrated } from '@/lib/hydration/useMarkHydrated';

type DehydratedSectionProps = { children: ReactNode };

/** <Activity>, not <Suspense>, whose content the prerender writes at the end of the page, for a script to move. */
export function DehydratedSection({ children }: DehydratedSectionProps) {
  const root = useRef<HTMLDivElement>(null);
  const fired = useHydrationTrigger(root);
  return (
    <div ref={root} data-dehydrated="" data-late="">
      <Activity>
        <Suspended root={root} fired={fired}>
          {children}
        </Suspended>
      </Activity>
    </div>
  );
}

type SuspendedProps = DehydratedSectionProps & {
  root: RefObject<HTMLElement | null>;
  fired: Promise<void>;
};

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
