'use client';

import type { ReactNode } from 'react';
import { UiProvider } from '@/components/layout/UiProvider';
import { SectionBoundary } from '@/components/ui/hydration/SectionBoundary';
import { ViewerContext } from '@/components/ui/viewer/Zoomable';
import type { ViewerLabels } from '@/lib/schema/viewer';

/** After an error outside the page's sections, the whole page stays as it was exported. */
export function BodyBoundary({ viewer, children }: { viewer: ViewerLabels; children: ReactNode }) {
  return (
    <UiProvider>
      <ViewerContext value={viewer}>
        <SectionBoundary of={() => document.body}>{children}</SectionBoundary>
      </ViewerContext>
    </UiProvider>
  );
}
