import { useEffect, type ReactNode } from 'react';
import { later } from '../later.ts';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  /** With it a close button stands beside the title. */
  closeLabel?: string;
  role?: 'dialog' | 'alertdialog';
  /** For pictures and long forms. */
  wide?: boolean;
  /** Work is under way: neither Escape nor a press outside closes it. */
  isLocked?: boolean;
}

const modal = later(async () => (import.meta.env.SSR ? null : (await import('./DialogModal.tsx')).DialogModal));

/** Fetches what dialogs are made of: called where one may have to open without the network. */
export const loadDialogs = (): void => void modal.load().catch(() => undefined);

/** A question or a form above the page; keeps the focus until it is closed. What it is made of comes with the first that opens. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose } = props;
  const Modal = modal.usePart();
  const isMissing = isOpen && Modal === null;
  useEffect(() => {
    // Where it can not be had, the next press asks again.
    if (isMissing) modal.load().catch(onClose);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each opening
  }, [isMissing]);
  return Modal === null ? null : <Modal {...props} />;
}
