import { waysOut } from '../../../client/session/ways-out.ts';
import { Note } from '../../../ui/Note.tsx';
import { useTexts } from '../texts.tsx';
import { WayLink } from '../WayLink.tsx';

/** Replaces an action that would be refused for a suspended company: the reason, and whom to contact. */
export function SuspendedNote() {
  const { t } = useTexts();
  return (
    <Note tone="red" icon="lock">
      {t('errors.COMPANY_SUSPENDED')} <WayLink to={waysOut.COMPANY_SUSPENDED}>{t('nav.contact')}</WayLink>
    </Note>
  );
}
