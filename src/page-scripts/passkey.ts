/**
 * Shows the button of the sign-in page where the browser has passkeys, and loads their script when it is pressed, or when the browser can
 * offer them in the list of the e-mail field. No island: the button is server markup.
 */
import { hasPasskeys } from '../client/passkeys.ts';
import { whenIdle } from './when-idle.ts';
// oxlint-disable-next-line import/default -- the bundler answers with the address of the bundled script
import signInAddress from './passkey-sign-in.ts?worker&url';

const place = document.querySelector<HTMLElement>('[data-passkey]');

if (place !== null) {
  if (!hasPasskeys()) place.hidden = true;
  else {
    const load = (): void => void import(/* @vite-ignore */ signInAddress);
    place.dataset['passkey'] = 'ready';
    place.querySelector('button')?.addEventListener('click', () => {
      // Its script takes the press over when it has arrived.
      if (place.dataset['passkey'] === 'loaded') return;
      place.dataset['passkey'] = 'pressed';
      load();
    });
    whenIdle(async () => {
      if (await PublicKeyCredential.isConditionalMediationAvailable?.()) load();
    });
  }
}
