/**
 * Shows the button of the sign-in page where the browser has passkeys, and loads their script when it is pressed, or when the browser can
 * offer them in the list of the e-mail field. No island: the button is server markup.
 */
import type { HostSelf } from '../../contract/host/messages.ts';
import { whenIdle } from './when-idle.ts';
// oxlint-disable-next-line import/default -- the bundler answers with the address of the bundled script
import signInAddress from './passkey-sign-in.ts?worker&url';

/** As `hasPasskeys` of src/client/passkey-support.ts, whose file comes with what islands share: a hundred KiB before the first view. */
const {
  PublicKeyCredential: browser,
  ReactNativeWebView: app,
  KervanHost: self,
} = window as {
  PublicKeyCredential?: { isConditionalMediationAvailable?: () => Promise<boolean> };
  ReactNativeWebView?: unknown;
  KervanHost?: HostSelf;
};
const place = document.querySelector<HTMLElement>('[data-passkey]');
const button = place?.querySelector('button');

if (place && button) {
  if (!browser || (app && !self?.hasPasskeys)) place.hidden = true;
  else {
    const load = (): Promise<unknown> => import(/* @vite-ignore */ signInAddress);
    place.dataset['passkey'] = 'ready';
    // Its script takes the press over when it has arrived.
    button.addEventListener('click', () => {
      place.dataset['passkey'] = 'pressed';
      load().catch(() => (button.dataset['missing'] = ''));
    });
    whenIdle(async () => {
      if (await browser.isConditionalMediationAvailable?.()) void load();
    });
  }
}
