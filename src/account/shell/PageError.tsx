import { Component, type ReactNode, Suspense } from 'react';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useTexts } from '../shared/texts.tsx';

interface BoundaryProps {
  failed: ReactNode;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }
  override render(): ReactNode {
    return this.state.isBroken ? this.props.failed : this.props.children;
  }
}

export interface PageErrorProps {
  /** Shown while the script is loaded. */
  waiting?: ReactNode;
  /** Shown if it cannot be loaded or has crashed: null for a part that a page can do without. */
  failed?: ReactNode;
  children: ReactNode;
}

/** Contains the failure of a page or of one of its parts: the rest of the site stays usable. */
export const PageError = ({ waiting, failed = <Failed />, children }: PageErrorProps) => (
  <Boundary failed={failed}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </Boundary>
);

function Failed() {
  const { t } = useTexts();
  return (
    <div className="wrap page">
      <ErrorState title={t('errors.UNEXPECTED')} retryLabel={t('common.actions.retry')} onRetry={() => location.reload()} />
    </div>
  );
}
