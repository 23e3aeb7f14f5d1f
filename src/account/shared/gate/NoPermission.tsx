import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Message } from '../Message.tsx';
import { link } from '../route.ts';
import { useTexts } from '../texts.tsx';

/** Replaces a page that the person may not see. */
export function NoPermission() {
  const { t } = useTexts();
  return (
    <Message
      title={t('account.noPermission')}
      text={t('errors.FORBIDDEN')}
      action={
        <LinkButton variant="secondary" href={link('/profile')}>
          {t('account.toProfile')}
        </LinkButton>
      }
    >
      {t('account.noPermissionWhy')}
    </Message>
  );
}
