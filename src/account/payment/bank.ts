/** Where the bank's page is shown: in a window that the press of Pay opens, or in a frame if windows are not possible (app, blockers). */
import { bankPage } from '../../../contract/payment/calls.ts';

export interface Bank {
  isFrame: boolean;
  show: (html: string) => void;
  raise: () => void;
  isOpen: () => boolean;
  close: () => void;
}

const windowName = 'bank';
export const frameName = 'bank-frame';

/** Posts the page to the address that serves it from an opaque origin (worker/pages/bank-page.ts). */
export function sendToBankPage(html: string, target: string): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: bankPage.path, target, hidden: true });
  const field = document.createElement('textarea');
  field.name = bankPage.field;
  field.value = html;
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
}

/** The screen renders the frame and loads the page into it. */
function bankFrame(): Bank {
  let isOpen = true;
  return { isFrame: true, show: () => undefined, raise: () => undefined, isOpen: () => isOpen, close: () => void (isOpen = false) };
}

/**
 * Has to be called directly in the handler of the press.
 * @param waiting text of the window until the bank's page is loaded
 */
export function openBank(isFramed: boolean, waiting: string): Bank {
  const opened = isFramed ? null : window.open('', windowName, 'popup,width=520,height=760');
  if (opened === null) return bankFrame();
  opened.document.title = waiting;
  opened.document.body.textContent = waiting;
  return {
    isFrame: false,
    show: (html) => {
      sendToBankPage(html, windowName);
      // The window loses its reference to this page; `closed` can still be read.
      opened.opener = null;
      opened.focus();
    },
    raise: () => opened.focus(),
    isOpen: () => !opened.closed,
    close: () => opened.close(),
  };
}
