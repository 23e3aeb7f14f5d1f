import { LinkButton } from '../../ui/LinkButton.tsx';
import { Note } from '../../ui/Note.tsx';
import { link } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';

/** The page stays as it is; signing in in another tab brings the session back to this one. */
export function SessionEnded() {
  const { t } = useTexts();
  return (
    <div className="account-notice wrap">
      <Note tone="amber" icon="lock" role="alert">
        <div className="row row--apart">
          <p>
            <strong className="medium">{t('account.sessionEnded.title')}</strong> {t('account.sessionEnded.text')}
          </p>
          <LinkButton variant="secondary" href={link(`/sign-in?redirect=${encodeURIComponent(link('/profile'))}`)} target="_blank">
            {t('common.actions.signIn')}
          </LinkButton>
        </div>
      </Note>
    </div>
  );
}
