import type { BankMark } from '../../../../contract/bank-details/shapes.ts';
import { Icon } from '../../../ui/Icon.tsx';

export interface BankNoteProps {
  mark: BankMark | undefined;
  /** How to verify it. */
  verify: string;
  /** That it differs from what was said before, and how to verify it then. */
  changed?: string;
  verifyChange?: string;
}

/** A text says where to pay: loud when that differs from what was said before. Nothing where it does not. */
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
