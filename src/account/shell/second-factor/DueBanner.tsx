import { Note } from '../../../ui/Note.tsx';
import { link } from '../../shared/route.ts';
import { useTexts } from '../../shared/texts.tsx';

/** From when on the account requires what the person does not have yet. */
export function DueBanner({ dtDue }: { dtDue: string }) {
  const { t, date } = useTexts();
  return (
    <div className="wrap due-banner">
      <Note tone="amber" icon="shield">
        {t('secondFactor.due.banner', { date: date(dtDue) })}{' '}
        <a href={link('/profile-settings?part=security')}>{t('secondFactor.due.bannerLink')}</a>
      </Note>
    </div>
  );
}
