import { Children, type ReactNode } from 'react';
import { HydrationBoundary } from '@/components/ui/hydration/HydrationBoundary';

/** Hydrates each section inside it in a task of its own, when it is near the view. */
export function LazyHydrate({ children }: { children: ReactNode }) {
  return Children.map(children, (section) => section && <HydrationBoundary>{section}</HydrationBoundary>);
}
