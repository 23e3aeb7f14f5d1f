import { type ReactNode, useState } from 'react';
import { isBlank } from '../../../../contract/wire/check.ts';
import { LeaveGuard } from '../../../form/LeaveGuard.tsx';
import { useCloseQuestion } from '../../../form/use-close-question.tsx';
import { Question } from '../../../form/Question.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { useTexts } from '../../shared/texts.tsx';

interface NotedDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  variant?: 'primary' | 'danger';
  busy: boolean;
  note: {
    label: string;
    /** The error for an empty note. */
    missing: string;
    /** Maximum length in characters. */
    limit: number;
  };
  /** Fields before the note. */
  children?: ReactNode;
  onClose: () => void;
  /** @param written the note, which is not blank */
  onConfirm: (written: string) => void;
}

/** A dialog that confirms an action with a required note, which is stored. */
export function NotedDialog({ title, text, confirmLabel, variant = 'danger', busy, note, children, onClose, onConfirm }: NotedDialogProps) {
  const { t, number } = useTexts();
  const [written, setWritten] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { close, question } = useCloseQuestion(written !== '', onClose);
  return (
    <Question
      isOpen
      onClose={close}
      onConfirm={() => {
        if (isBlank(written)) setMissing(true);
        else onConfirm(written.trim());
      }}
      title={title}
      confirmLabel={confirmLabel}
      variant={variant}
      busy={busy}
    >
      <LeaveGuard isActive={written !== ''} isWhole />
      {question}
      <div className="stack gap-4">
        <p>{text}</p>
        {children}
        <TextArea
          label={note.label}
          value={written}
          onChange={(typed) => {
            setMissing(false);
            setWritten(typed);
          }}
          rows={3}
          limit={note.limit}
          countLabel={(used, limit) => t('account.count', { used: number(used), limit: number(limit) })}
          errorMessage={isMissing ? note.missing : undefined}
          isRequired
        />
      </div>
    </Question>
  );
}
