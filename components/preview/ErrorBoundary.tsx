import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = { onError: () => void; children: ReactNode };

/** Reports what breaks inside it: a script that did not arrive, say. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  componentDidCatch() {
    this.props.onError();
  }

  render() {
    return this.state.broken ? null : this.props.children;
  }
}
