import { Children, type ReactNode } from 'react';
import { HydrationGate } from '@/components/ui/hydration/HydrationGate';

type HydrateNearProps = { children: ReactNode };

/** Sections of a page, each of which is hydrated when the visitor comes near. */
export function HydrateNear({ children }: HydrateNearProps) {
  return Children.map(children, (section) => section && <HydrationGate>{section}</HydrationGate>);
}
