import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import '../field/press-style.ts';
import { Icon } from '../Icon.tsx';
import { LocaleProvider } from '../LocaleProvider.tsx';

export interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** A panel from the end side of the page: filters and navigation on a phone. */
export function Drawer({ isOpen, onClose, title, closeLabel, children }: DrawerProps) {
  return (
    <LocaleProvider>
      <ModalOverlay className="scrim scrim--drawer" isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable>
        <Modal className="drawer">
          <Dialog>
            <div className="dialog__head">
              <Heading slot="title" level={2}>
                {title}
              </Heading>
              <button type="button" className="button--plain" aria-label={closeLabel} onClick={onClose}>
                <Icon name="close" />
              </button>
            </div>
            {children}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </LocaleProvider>
  );
}
