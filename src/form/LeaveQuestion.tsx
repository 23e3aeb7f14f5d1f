import { Question } from './Question.tsx';
import { useTexts } from '../i18n/texts.tsx';

export interface LeaveQuestionProps {
  isOpen: boolean;
  /** Whether the input is stored as a draft. */
  isStored: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether the page may be left, and says what happens to the input. */
export function LeaveQuestion({ isOpen, isStored, onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useTexts();
  return (
    <Question
      isOpen={isOpen}
      onClose={onStay}
      onConfirm={onLeave}
      title={t('account.leave.title')}
      confirmLabel={t('account.leave.go')}
      cancelLabel={t('account.leave.stay')}
      variant={isStored ? 'primary' : 'danger'}
    >
      {t(isStored ? 'form.leave' : 'account.leave.text')}
    </Question>
  );
}
