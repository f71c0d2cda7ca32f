import { Children, type ReactNode } from 'react';
import { DehydratedSection } from '@/components/ui/hydration/DehydratedSection';

/** Sections of a page, each of which is hydrated when the visitor comes near. */
export function HydrateNear({ children }: { children: ReactNode }) {
  return Children.map(children, (section) => section && <DehydratedSection>{section}</DehydratedSection>);
}
