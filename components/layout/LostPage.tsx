import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { CrashMessage } from '@/components/layout/CrashMessage';
import { KeptHtml } from '@/components/ui/hydration/KeptHtml';
import type { CrashContent } from '@/lib/schema/crash';

/** Keeps the HTML of a page that fails while it is shown; one that fails when a link leads to it has none yet. */
export function LostPage(content: CrashContent) {
  const path = usePathname();
  const [isShown] = useState(() => location.pathname === path);
  return isShown ? <KeptHtml of={() => document.getElementById('main')} /> : <CrashMessage {...content} />;
}
