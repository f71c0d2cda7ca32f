'use client';

import { ExportedHtml } from '@/components/ui/hydration/SectionBoundary';

export default function PageError() {
  return <ExportedHtml of={() => document.getElementById('main')} />;
}
