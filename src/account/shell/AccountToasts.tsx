import { useStore } from '@nanostores/react';
import { $toasts, closeToast } from '../../client/toasts.ts';
import { Toasts } from '../../ui/dialog/Toasts.tsx';
import { useTexts } from '../shared/texts.tsx';

export function AccountToasts() {
  const { t } = useTexts();
  const toasts = useStore($toasts);
  return <Toasts label={t('account.notices')} toasts={toasts} onClose={closeToast} closeLabel={t('common.actions.close')} />;
}
