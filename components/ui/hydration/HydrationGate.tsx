'use client';

import { Activity, type ReactNode, type RefObject, use, useRef, useSyncExternalStore } from 'react';
import { useHydrationGate } from '@/lib/hydration/useHydrationGate';
import { useMarkHydrated } from '@/lib/hydration/useMarkHydrated';

type HydrationGateProps = { children: ReactNode };

/** Activity, since the prerender moves what stands in Suspense to the end of the page, from where scripts fetch it. */
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

/** What suspends while it hydrates stays as the server drew it; what is drawn by a navigation waits for nothing. */
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
