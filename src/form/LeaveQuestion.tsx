import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useTexts } from '../i18n/texts.tsx';

/** Asks whether what was typed may be lost. */
export function LeaveQuestion({ isOpen, onStay, onLeave }: { isOpen: boolean; onStay: () => void; onLeave: () => void }) {
  const { t } = useTexts();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onStay}
      onConfirm={onLeave}
      title={t('account.leave.title')}
      confirmLabel={t('account.leave.go')}
      cancelLabel={t('account.leave.stay')}
      variant="danger"
    >
      {t('account.leave.text')}
    </ConfirmDialog>
  );
}
