import { useTexts } from '../i18n/texts.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '../ui/dialog/ConfirmDialog.tsx';

type QuestionProps = Omit<ConfirmDialogProps, 'cancelLabel'> & Partial<Pick<ConfirmDialogProps, 'cancelLabel'>>;

/** A dialog that asks for a confirmation. The other button says "Cancel", unless it needs a text of its own. */
export function Question(props: QuestionProps) {
  const { t } = useTexts();
  return <ConfirmDialog cancelLabel={t('common.actions.cancel')} {...props} />;
}
