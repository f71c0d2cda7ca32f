import { Children, type ReactNode } from 'react';
import { HydrationBoundary } from '@/components/ui/hydration/HydrationBoundary';
import type { HydrateWhen } from '@/lib/hydration/useHydrationTrigger';

type LazyHydrateProps = { when?: HydrateWhen; children: ReactNode };

/** Hydrates each section inside it in a task of its own: near the view, or with the page. */
export function LazyHydrate({ when = 'near', children }: LazyHydrateProps) {
  return Children.map(
    children,
    (section) => section && <HydrationBoundary when={when}>{section}</HydrationBoundary>,
  );
}
