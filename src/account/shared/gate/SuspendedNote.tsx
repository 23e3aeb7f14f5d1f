import { remedies } from '../../../client/session/remedies.ts';
import { Note } from '../../../ui/Note.tsx';
import { useTexts } from '../texts.tsx';
import { RemedyLink } from '../RemedyLink.tsx';

/** Replaces an action that would be refused for a suspended company: the reason, and where to appeal. */
export function SuspendedNote() {
  const { t } = useTexts();
  return (
    <Note tone="red" icon="lock">
      {t('errors.COMPANY_SUSPENDED')} <RemedyLink to={remedies.COMPANY_SUSPENDED}>{t('account.decisions')}</RemedyLink>
    </Note>
  );
}
