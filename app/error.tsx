'use client';

import { ExportedHtml } from '@/components/ui/hydration/ExportedHtml';

export default function PageError() {
  return <ExportedHtml of={() => document.getElementById('main')} />;
}
