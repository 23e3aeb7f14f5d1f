import type { BankMark } from '../../../contract/chat/shapes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useTexts } from '../shared/texts.tsx';

/** A message says where to pay: how to verify it, for both sides; loud when it differs from what was said before. */
export function BankWarning({ mark }: { mark: NonNullable<BankMark> }) {
  const { t } = useTexts();
  const isChanged = mark === 'changed';
  return (
    <div className={isChanged ? 'bank-warning bank-warning--loud' : 'bank-warning'} role="note">
      <Icon name={isChanged ? 'alert' : 'shield'} size="small" />
      <p>
        {isChanged && <strong>{t('chat.bank.changed')} </strong>}
        {t(isChanged ? 'chat.bank.verifyChange' : 'chat.bank.verify')}
      </p>
    </div>
  );
}
