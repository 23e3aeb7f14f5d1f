import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  variant?: 'primary' | 'danger';
  busy?: boolean;
}

/** A dialog that asks for a confirmation. Its button names the action by a verb. */
export function ConfirmDialog({
  isOpen,
  onClose,
  onConfirm,
  title,
  children,
  confirmLabel,
  cancelLabel,
  variant = 'primary',
  busy = false,
}: ConfirmDialogProps) {
  const actions = (
    <>
      <Button variant="quiet" onClick={onClose} disabled={busy}>
        {cancelLabel}
      </Button>
      <Button variant={variant} onClick={onConfirm} busy={busy}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} role="alertdialog" isLocked={busy} actions={actions}>
      {children && <div className="soft text-sm">{children}</div>}
    </Dialog>
  );
}
