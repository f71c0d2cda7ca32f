import { Component, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { SECTION_LOST } from '@/lib/hydration/lostScripts';

type SectionBoundaryProps = { of: () => Element | null; children: ReactNode };

/** An error inside takes nothing outside with it, and the words of the given element stay. */
export class SectionBoundary extends Component<SectionBoundaryProps, { failed: boolean }> {
  state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  render() {
    const { of, children } = this.props;
    return this.state.failed ? <ExportedHtml of={of} /> : children;
  }
}

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
