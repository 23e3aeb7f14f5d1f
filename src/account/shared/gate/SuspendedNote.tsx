import { waysOut } from '../../../client/session/ways-out.ts';
import { Note } from '../../../ui/Note.tsx';
import { useTexts } from '../texts.tsx';
import { WayLink } from '../WayLink.tsx';

/** In place of what would be refused for a suspended company: why, and whom to ask. */
export function SuspendedNote() {
  const { t } = useTexts();
  return (
    <Note tone="red" icon="lock">
      {t('errors.COMPANY_SUSPENDED')} <WayLink to={waysOut.COMPANY_SUSPENDED}>{t('nav.footer.contact')}</WayLink>
    </Note>
  );
}
