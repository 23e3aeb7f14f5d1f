import { useSession } from '../data/use-session.ts';
import { link } from '../route.ts';
import { useTexts } from '../texts.tsx';

/** Leads from what was restricted to its statement of reasons and the appeal, which the main user gets: colleagues would find an empty list. */
export function DecisionsLink() {
  const { t } = useTexts();
  if (useSession().user?.isMainUser === false) return null;
  return <a href={link('/decisions')}>{t('account.decisions')}</a>;
}
