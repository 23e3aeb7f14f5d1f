import { Component, type ReactNode } from 'react';
import { ErrorState } from '../../ui/ErrorState.tsx';

export interface PageErrorProps {
  title: string;
  retryLabel: string;
  children: ReactNode;
}

/** Shown if the script of a page could not be loaded or has crashed: the rest of the site stays usable. */
export class PageError extends Component<PageErrorProps, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }
  override render(): ReactNode {
    const { title, retryLabel, children } = this.props;
    if (!this.state.isBroken) return children;
    return (
      <div className="wrap page">
        <ErrorState title={title} retryLabel={retryLabel} onRetry={() => location.reload()} />
      </div>
    );
  }
}
