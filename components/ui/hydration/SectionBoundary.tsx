import { Component, type ReactNode } from 'react';
import { ExportedHtml } from '@/components/ui/hydration/ExportedHtml';

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
