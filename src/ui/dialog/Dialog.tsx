import { createElement, type ReactNode } from 'react';
import { later, useNeededPart } from '../later.ts';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, with the main one last. */
  actions?: ReactNode;
  /** Adds a close button beside the title. */
  closeLabel?: string;
  role?: 'dialog' | 'alertdialog';
  /** A wider dialog, for pictures and long forms. */
  wide?: boolean;
  /** Whether work is under way. Then neither Escape nor a press outside closes the dialog. */
  isLocked?: boolean;
}

const modal = later(async () => (import.meta.env.SSR ? null : (await import('./DialogModal.tsx')).DialogModal));

/** Loads the code of dialogs in advance, for a page whose dialog may have to open offline. */
export const loadDialogs = (): void => void modal.load().catch(() => undefined);

/** A question or a form above the page. It keeps the focus until it is closed. Its code is loaded with the first dialog that opens. */
export function Dialog(props: DialogProps) {
  const Modal = useNeededPart(modal, props.isOpen, props.onClose);
  return Modal === null ? null : createElement(Modal, props);
}
