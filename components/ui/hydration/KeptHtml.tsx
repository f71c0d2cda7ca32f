import { useLayoutEffect, useRef, useState } from 'react';
import { SECTION_LOST } from '@/lib/hydration/lostScripts';

/** Copies an element that an error is about to empty: React renders this before it touches the page. */
export function KeptHtml({ of }: { of: () => Element | null }) {
  const root = useRef<HTMLDivElement>(null);
  const [copy] = useState(() => of()?.cloneNode(true));
  useLayoutEffect(() => {
    root.current?.replaceChildren(...(copy?.childNodes ?? []));
    root.current?.dispatchEvent(new Event(SECTION_LOST, { bubbles: true }));
  }, [copy]);
  return <div ref={root} />;
}
