import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import './press-style.ts';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

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

/** A question or a form above the page; keeps the focus until it is closed. */
export function Dialog({ isOpen, onClose, title, children, actions, closeLabel, role = 'dialog', wide, isLocked = false }: DialogProps) {
  return (
    <ModalOverlay
      className="scrim"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!isLocked && role === 'dialog'}
      isKeyboardDismissDisabled={isLocked}
    >
      <Modal className={classNames('dialog', wide && 'dialog--wide')}>
        <AriaDialog role={role}>
          <div className="dialog__head">
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {closeLabel && (
              <button type="button" className="button--plain" aria-label={closeLabel} onClick={onClose} disabled={isLocked}>
                <Icon name="close" />
              </button>
            )}
          </div>
          {children}
          {actions && <div className="dialog__actions">{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
