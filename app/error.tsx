'use client';

import { KeptHtml } from '@/components/ui/hydration/KeptHtml';

export default function PageError() {
  return <KeptHtml of={() => document.getElementById('main')} />;
}
