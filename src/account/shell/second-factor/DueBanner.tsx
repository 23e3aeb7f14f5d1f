import { Note } from '../../../ui/Note.tsx';
import { link } from '../../shared/route.ts';
import { useTexts } from '../../shared/texts.tsx';

/** Says from which day on the account requires a second factor, for a person who has none. */
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
