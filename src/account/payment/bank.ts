/** Where the bank's page is shown: a window that the press opened, or a frame where there are none (the app, blockers). */
import { bankPage } from '../../../contract/site/bank-page.ts';

export interface Bank {
  isFrame: boolean;
  show: (html: string) => void;
  raise: () => void;
  isOpen: () => boolean;
  close: () => void;
}

const windowName = 'bank';
export const frameName = 'bank-frame';

/** Sends the page to the address that shows it in an origin of its own (worker/pages/bank-page.ts). */
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

/** The frame is drawn by the screen, which sends it its page. */
function bankFrame(): Bank {
  let isOpen = true;
  return { isFrame: true, show: () => undefined, raise: () => undefined, isOpen: () => isOpen, close: () => void (isOpen = false) };
}

/**
 * Has to be called by a press.
 * @param waiting what the window says until the bank's page is there
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
      // From here on it knows nobody; we still see whether it is closed.
      opened.opener = null;
      opened.focus();
    },
    raise: () => opened.focus(),
    isOpen: () => !opened.closed,
    close: () => opened.close(),
  };
}
