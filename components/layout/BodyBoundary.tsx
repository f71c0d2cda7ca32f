'use client';

import type { ReactNode } from 'react';
import { SectionBoundary } from '@/components/ui/hydration/SectionBoundary';

/** After an error outside the page's sections, the whole page stays as it was exported. */
export function BodyBoundary({ children }: { children: ReactNode }) {
  return <SectionBoundary of={() => document.body}>{children}</SectionBoundary>;
}
