import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import '../field/press-style.ts';
import { classNames } from '../class-names.ts';
import type { DialogProps } from './Dialog.tsx';
import { Icon } from '../Icon.tsx';
import { LocaleProvider } from '../LocaleProvider.tsx';

/** The rendered dialog, which Dialog loads on demand. */
export function DialogModal({
  isOpen,
  onClose,
  title,
  children,
  actions,
  closeLabel,
  role = 'dialog',
  wide,
  isLocked = false,
}: DialogProps) {
  return (
    <LocaleProvider>
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
    </LocaleProvider>
  );
}
