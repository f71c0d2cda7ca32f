import { Component, type ReactNode, type RefObject } from 'react';
import { ExportedHtml } from '@/components/ui/hydration/ExportedHtml';

type SectionBoundaryProps = { section: RefObject<HTMLElement | null>; children: ReactNode };

/** An error inside takes no other section with it, and the words of this one stay. */
export class SectionBoundary extends Component<SectionBoundaryProps, { failed: boolean }> {
  state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  render() {
    const { section, children } = this.props;
    return this.state.failed ? <ExportedHtml of={() => section.current} /> : children;
  }
}
