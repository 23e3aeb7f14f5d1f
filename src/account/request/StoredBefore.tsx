import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { useTexts } from '../shared/texts.tsx';

export interface StoredBeforeProps {
  isOpen: boolean;
  onClose: () => void;
  /** Goes to what is stored, with what was changed since. */
  onOpen: () => void;
}

/** The answer to an earlier press was lost, the request was not: it is not paid once more. */
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
