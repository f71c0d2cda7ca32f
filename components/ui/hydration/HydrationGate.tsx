'use client';

import { Activity, type ReactNode, type RefObject, use, useRef, useSyncExternalStore } from 'react';
import { useHydrationGate } from '@/lib/hydration/useHydrationGate';
import { useMarkHydrated } from '@/lib/hydration/useMarkHydrated';

type HydrationGateProps = { children: ReactNode };

/** Not <Suspense>: the prerender writes its content at the end of the page, and only a script moves it into place. */
export function HydrationGate({ children }: HydrationGateProps) {
  const root = useRef<HTMLDivElement>(null);
  const opened = useHydrationGate(root);
  return (
    <div ref={root} data-dehydrated="" data-late="">
      <Activity>
        <Gated root={root} opened={opened}>
          {children}
        </Gated>
      </Activity>
    </div>
  );
}

type GatedProps = HydrationGateProps & { root: RefObject<HTMLElement | null>; opened: Promise<void> };

const subscribe = () => () => {};

/** While suspended, React keeps the exported HTML; after a client navigation there is none, and nothing is waited for. */
function Gated({ root, opened, children }: GatedProps) {
  const hydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => typeof window !== 'undefined',
  );
  if (hydrating) use(opened);
  useMarkHydrated(root);
  return children;
}
