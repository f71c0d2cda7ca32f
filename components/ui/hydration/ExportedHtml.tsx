import { useLayoutEffect, useRef, useState } from 'react';
import { SECTION_LOST } from '@/lib/hydration/lostScripts';

/** Shows a copy of an element that has failed: React renders this before it empties the element itself. */
export function ExportedHtml({ of }: { of: () => Element | null }) {
  const root = useRef<HTMLDivElement>(null);
  const [copy] = useState(() => of()?.cloneNode(true));
  useLayoutEffect(() => {
    root.current?.replaceChildren(...(copy?.childNodes ?? []));
    root.current?.dispatchEvent(new Event(SECTION_LOST, { bubbles: true }));
  }, [copy]);
  return <div ref={root} />;
}
