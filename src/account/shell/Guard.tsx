import { useStore } from '@nanostores/react';
import { useEffect, useState, type ReactNode } from 'react';
import { refreshSession } from '../../client/session/refresh.ts';
import { $isLeaving, $session } from '../../client/session/session.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FullScreenLoader } from '../../ui/dialog/FullScreenLoader.tsx';
import { link } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';
import { SessionEnded } from './SessionEnded.tsx';

/** The sign-in page, which leads back here. */
const signInAddress = (): string => link(`/sign-in?redirect=${encodeURIComponent(location.pathname + location.search)}`);

/** Only signed-in people see its children. If the session ends later, the page and the typed values stay. */
export function Guard({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const { user, accessToken, refreshPending } = useStore($session);
  const isLeaving = useStore($isLeaving);
  const [hasEntered, setEntered] = useState(false);
  // The refresh failed (docs/behaviour.md#refresh), but the session may still be valid, and the service worker has cached answers.
  const isUnknown = !isLeaving && !refreshPending && user !== null && accessToken === '';
  const isCached = isUnknown && Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);
  if ((accessToken !== '' || isCached) && !hasEntered) setEntered(true);
  const isGuest = !refreshPending && user === null && !hasEntered && !isLeaving;
  useEffect(() => {
    if (isGuest) location.replace(signInAddress());
  }, [isGuest]);

  if (hasEntered && !isLeaving) {
    const hasEnded = user === null && !refreshPending;
    return (
      <>
        {children}
        {hasEnded && <SessionEnded />}
      </>
    );
  }
  if (isUnknown) {
    return (
      <div className="wrap page">
        <ErrorState title={t('errors.NETWORK')} retryLabel={t('common.actions.retry')} onRetry={() => void refreshSession('')} />
      </div>
    );
  }
  return <FullScreenLoader label={t('common.loading')} />;
}
