import { useId, type ReactNode } from 'react';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Note } from '../../ui/Note.tsx';
import type { Draft } from '../../form/draft.ts';
import { Form } from '../../form/Form.tsx';
import { useCloseQuestion } from '../../form/use-close-question.tsx';
import { useDraftState } from '../../form/use-draft.ts';
import { useTexts } from './texts.tsx';

export interface FormDialogProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  draft: Draft | null;
  title: string;
  isBusy?: boolean;
  failure?: string | null;
  submitLabel: string;
  cancelLabel?: string;
  wide?: boolean;
  onSubmit: () => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. Closing it in any way asks first if typed values would be lost. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { t } = useTexts();
  const { form, draft, title, isBusy = false, failure = null, submitLabel, wide, onSubmit, onClose, children } = props;
  const { cancelLabel = t('common.actions.cancel') } = props;
  const { isDirty } = useFormState({ control: form.control });
  const { close, question } = useCloseQuestion(isDirty, onClose, useDraftState(draft).isStored);
  const id = useId();
  return (
    <>
      <Dialog
        isOpen
        onClose={close}
        title={title}
        closeLabel={t('common.actions.close')}
        isLocked={isBusy}
        {...(wide === true && { wide })}
        actions={
          <>
            <Button variant="quiet" onClick={close} disabled={isBusy}>
              {cancelLabel}
            </Button>
            <Button type="submit" form={id} busy={isBusy}>
              {submitLabel}
            </Button>
          </>
        }
      >
        <Form form={form} draft={draft} isBusy={isBusy} onSubmit={onSubmit} id={id} className="stack gap-5">
          {children}
          {failure !== null && (
            <Note tone="red" role="alert">
              {failure}
            </Note>
          )}
        </Form>
      </Dialog>
      {question}
    </>
  );
}
