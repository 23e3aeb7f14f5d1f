import { LinkButton } from '../../ui/LinkButton.tsx';
import { Message } from '../shared/Message.tsx';
import { link } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';

/** Stands where a later issue puts a page. */
export function NotAvailablePage() {
  const { t } = useTexts();
  return (
    <Message
      title={t('account.notAvailable.title')}
      text={t('errors.NOT_BUILT')}
      action={<LinkButton href={link('/profile')}>{t('account.toProfile')}</LinkButton>}
    >
      {t('account.notAvailable.text')}
    </Message>
  );
}
