import { link } from '../route.ts';
import { useTexts } from '../texts.tsx';

/** Leads from what was restricted to its statement of reasons and the appeal. */
export function DecisionsLink() {
  const { t } = useTexts();
  return <a href={link('/decisions')}>{t('account.decisions')}</a>;
}
