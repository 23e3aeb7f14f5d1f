import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { isInApp } from '../../client/host/host-app.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Note } from '../../ui/Note.tsx';
import { link } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';

/** Page and dialogs keep typed values, and are inert until the person has signed in again. @returns a function that ends it */
function freeze(): () => void {
  const parts = [...document.querySelectorAll<HTMLElement>('main, .scrim')];
  const focused = document.activeElement;
  for (const part of parts) part.inert = true;
  return () => {
    for (const part of parts) part.inert = false;
    if (focused instanceof HTMLElement) focused.focus();
  };
}

/** Shown when the session has ended. The page stays as it is, also below dialogs; signing in in another tab restores the session here. */
export function SessionEnded() {
  const { t } = useTexts();
  useEffect(freeze, []);
  // A web view has no other tab for the sign-in, so the typed values become a draft.
  const back = isInApp() ? location.pathname + location.search : link('/profile');
  return createPortal(
    <div className="account-notice wrap" data-react-aria-top-layer="true">
      <Note tone="amber" icon="lock" role="alert">
        <div className="row row--apart">
          <p>
            <strong className="medium">{t('account.sessionEnded.title')}</strong> {t('account.sessionEnded.text')}
          </p>
          <LinkButton
            variant="secondary"
            href={link(`/sign-in?redirect=${encodeURIComponent(back)}`)}
            {...(!isInApp() && { target: '_blank' })}
          >
            {t('common.actions.signIn')}
          </LinkButton>
        </div>
      </Note>
    </div>,
    document.body,
  );
}
