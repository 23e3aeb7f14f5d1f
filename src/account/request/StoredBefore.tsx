import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { useTexts } from '../shared/texts.tsx';

export interface StoredBeforeProps {
  isOpen: boolean;
  onClose: () => void;
  /** Opens the stored request, with the changes since then. */
  onOpen: () => void;
}

/** Shown when the answer to an earlier press was lost although the request was stored: it must not be paid twice. */
export function StoredBefore({ isOpen, onClose, onOpen }: StoredBeforeProps) {
  const { t } = useTexts();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={onOpen}
      title={t('request.form.stored.title')}
      confirmLabel={t('request.form.stored.open')}
      cancelLabel={t('request.form.stored.stay')}
    >
      <p>{t('request.form.stored.text')}</p>
    </ConfirmDialog>
  );
}
