import { Component, type ReactNode } from 'react';
import { reportError } from '../lib/browser/report-error.ts';

type ErrorBoundaryProps = {
  children: ReactNode;
  /** Shown in place of the broken part. */
  fallback: ReactNode;
  /** A new value, such as the page address, renders the children again. */
  resetKey?: string;
};

type ErrorBoundaryState = { failed: boolean; triedWith: string | undefined };

/** Contains the error of one part, so that the rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, triedWith: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    { triedWith }: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return resetKey === triedWith ? null : { failed: false, triedWith: resetKey };
  }

  override componentDidCatch(error: unknown): void {
    reportError('drawing', error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
