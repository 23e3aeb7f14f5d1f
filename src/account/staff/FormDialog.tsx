import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Note } from '../../ui/Note.tsx';
import { LeaveGuard } from '../shared/LeaveGuard.tsx';
import { LeaveQuestion } from '../shared/LeaveQuestion.tsx';
import { useTexts } from '../shared/texts.tsx';

export interface FormDialogProps {
  title: string;
  /** Something was typed: it is not lost without a question. */
  isDirty: boolean;
  isBusy: boolean;
  failure: string | null;
  submitLabel: string;
  cancelLabel: string;
  wide?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form above the page. */
export function FormDialog(props: FormDialogProps) {
  const { title, isDirty, isBusy, failure, submitLabel, cancelLabel, wide, onSubmit, onClose, children } = props;
  const { t } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const close = () => (isDirty ? setAsking(true) : onClose());
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
            <Button type="submit" form="staff-form" busy={isBusy}>
              {submitLabel}
            </Button>
          </>
        }
      >
        <form
          id="staff-form"
          className="stack gap-5"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // The dialog stands in the page's tree of parts.
            event.stopPropagation();
            if (!isBusy) onSubmit();
          }}
        >
          {children}
          {failure !== null && (
            <Note tone="red" role="alert">
              {failure}
            </Note>
          )}
        </form>
      </Dialog>
      <LeaveGuard isActive={isDirty} />
      <LeaveQuestion isOpen={isAsking} onStay={() => setAsking(false)} onLeave={onClose} />
    </>
  );
}
