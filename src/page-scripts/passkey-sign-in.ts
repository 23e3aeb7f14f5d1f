/**
 * Signing in by a passkey: by the button, or by the browser's list below the e-mail field. Loaded by passkey.ts. No island: it leaves the
 * page or shows one sentence.
 */
import { browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser';
import { getPasskeyRequest } from '../../contract/passkey/calls.ts';
import { passkeyChallengeMs } from '../../contract/passkey/fields.ts';
import { call } from '../client/call.ts';
import { signByPasskey } from '../client/passkeys.ts';
import { signInTarget } from '../client/session/sign-in-target.ts';
import { signInWithPasskey } from '../client/session/sign-in.ts';

const place = document.querySelector<HTMLElement>('[data-passkey]');
const button = place?.querySelector('button');
const problem = place?.querySelector('.passkey__problem');
const { home = '/', texts = '{}' } = place?.dataset ?? {};
const textOf = JSON.parse(texts) as Readonly<Record<string, string>>;
/** Interval in which the challenge of the list is renewed, so that it is valid when the person chooses. */
const renewalMs = passkeyChallengeMs * 0.8;
let isPressed = false;

const say = (code: string): void => {
  if (problem) problem.textContent = code === '' ? '' : (textOf[code] ?? textOf['other'] ?? '');
};

/** @param isInList waits without a dialog until the person chooses a passkey in the list of the e-mail field */
async function attempt(isInList: boolean): Promise<void> {
  const asked = await call(getPasskeyRequest);
  if (!asked.ok) return isInList ? undefined : say(asked.code);
  const signed = await signByPasskey(asked.data.options, isInList);
  // Pressing the button and renewing abort the request of the list; only the person ends the browser's dialog.
  if (signed === null) return isInList ? undefined : say('notUsed');
  say('');
  const answer = await signInWithPasskey(signed);
  // A full load, so that no data of the guest remain.
  if (answer.ok) location.assign(signInTarget(home));
  else say(answer.code);
}

async function offerInList(): Promise<void> {
  if (!isPressed && (await browserSupportsWebAuthnAutofill())) await attempt(true);
}

async function press(): Promise<void> {
  if (isPressed) return;
  isPressed = true;
  say('');
  button?.setAttribute('aria-busy', 'true');
  await attempt(false);
  button?.removeAttribute('aria-busy');
  isPressed = false;
  void offerInList();
}

if (place) {
  const wasPressed = place.dataset['passkey'] === 'pressed';
  place.dataset['passkey'] = 'loaded';
  button?.removeAttribute('data-missing');
  button?.addEventListener('click', () => void press());
  void (wasPressed ? press() : offerInList());
  setInterval(() => {
    if (document.visibilityState === 'visible') void offerInList();
  }, renewalMs);
}
