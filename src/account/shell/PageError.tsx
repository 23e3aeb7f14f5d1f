import { Component, type ReactNode, Suspense, useEffect } from 'react';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useTexts } from '../shared/texts.tsx';

/** The script or the texts of a page could not be loaded. */
export class MissingPage extends Error {}

interface BoundaryProps {
  failed: ReactNode | undefined;
  children: ReactNode;
}
type Failure = { error: unknown } | null;

class Boundary extends Component<BoundaryProps, { failure: Failure }> {
  override state: { failure: Failure } = { failure: null };
  static getDerivedStateFromError(error: unknown): { failure: Failure } {
    return { failure: { error } };
  }
  override render(): ReactNode {
    const { failed, children } = this.props;
    if (this.state.failure === null) return children;
    return failed === undefined ? <Failed isMissing={this.state.failure.error instanceof MissingPage} /> : failed;
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
export const PageError = ({ waiting, failed, children }: PageErrorProps) => (
  <Boundary failed={failed}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </Boundary>
);

const reload = (): void => location.reload();

function Failed({ isMissing }: { isMissing: boolean }) {
  const { t } = useTexts();
  useEffect(() => {
    if (!isMissing) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isMissing]);
  return (
    <div className="wrap page">
      <ErrorState
        title={t(isMissing ? 'errors.NETWORK' : 'errors.UNEXPECTED')}
        level={1}
        retryLabel={t('common.actions.retry')}
        onRetry={reload}
      />
    </div>
  );
}
