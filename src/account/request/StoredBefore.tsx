import { Question } from '../../form/Question.tsx';
import { useTexts } from '../shared/texts.tsx';

export interface StoredBeforeProps {
  isOpen: boolean;
  onClose: () => void;
  /** Opens the stored request and applies the changes that were typed since. */
  onOpen: () => void;
}

/** Shown when an earlier press has stored the request but its answer was lost, so that nobody pays twice. */
export function StoredBefore({ isOpen, onClose, onOpen }: StoredBeforeProps) {
  const { t } = useTexts();
  return (
    <Question
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={onOpen}
      title={t('request.form.stored.title')}
      confirmLabel={t('request.form.stored.open')}
      cancelLabel={t('request.form.stored.stay')}
    >
      <p>{t('request.form.stored.text')}</p>
    </Question>
  );
}
