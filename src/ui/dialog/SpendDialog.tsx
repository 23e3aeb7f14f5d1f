import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { Dialog } from './Dialog.tsx';
import { SpendSums, type SpendSumsProps } from './SpendSums.tsx';

export interface SpendDialogProps extends SpendSumsProps {
  isOpen: boolean;
  onClose: () => void;
  onSpend: () => void;
  title: string;
  /** Said first: what was shown before is not true any more. */
  notice?: ReactNode;
  children?: ReactNode;
  /** Names the amount: "Spend 20 credits". */
  spendLabel: string;
  cancelLabel: string;
  busy?: boolean;
  /** The balance does not reach: the button is off and `children` say where to get more. */
  isShort?: boolean;
}

/** Credits leave the balance only after this. */
export function SpendDialog({
  isOpen,
  onClose,
  onSpend,
  title,
  notice,
  children,
  spendLabel,
  cancelLabel,
  busy = false,
  isShort = false,
  ...sums
}: SpendDialogProps) {
  const actions = (
    <>
      <Button variant="quiet" onClick={onClose} disabled={busy}>
        {cancelLabel}
      </Button>
      <Button variant="spend" icon="credit" onClick={onSpend} busy={busy} disabled={isShort}>
        {spendLabel}
      </Button>
    </>
  );
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} role="alertdialog" isLocked={busy} actions={actions}>
      {notice}
      {children && <div className="soft text-sm">{children}</div>}
      <div className="spend">
        <SpendSums {...sums} />
      </div>
    </Dialog>
  );
}
