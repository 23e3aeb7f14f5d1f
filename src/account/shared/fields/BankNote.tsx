import type { BankMark } from '../../../../contract/bank-details/shapes.ts';
import { Icon } from '../../../ui/Icon.tsx';

export interface BankNoteProps {
  mark: BankMark | undefined;
  /** How to verify it. */
  verify: string;
  /** Shown if the bank details differ from earlier ones, with instructions for that case. */
  changed?: string;
  verifyChange?: string;
}

/** A warning about bank details in a text, prominent if they differ from earlier ones. Nothing without bank details. */
export function BankNote({ mark, verify, verifyChange, changed }: BankNoteProps) {
  if (mark === null || mark === undefined) return null;
  const isChanged = mark === 'changed';
  return (
    <div className={isChanged ? 'bank-warning bank-warning--loud' : 'bank-warning'} role="note">
      <Icon name={isChanged ? 'alert' : 'shield'} size="small" />
      <p>
        {isChanged && <strong>{changed} </strong>}
        {isChanged ? verifyChange : verify}
      </p>
    </div>
  );
}
