/** Creates passkeys and signs in by them. The library is loaded with the first press (ADR 041). */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { getPasskeyCreation, getPasskeyRequest } from '../../contract/passkey/calls.ts';
import type { SignedResponse } from '../../contract/passkey/schemas.ts';
import type { DataOf } from '../../contract/wire/call.ts';

/** `known`: the device has one of this person already; `cancelled`: by the person, or by the browser when time ran out. */
export type PasskeyFailure = 'known' | 'cancelled' | 'other';

/** Asks the person for a new passkey, by a dialog of the browser. */
export async function createPasskey(
  options: DataOf<typeof getPasskeyCreation>['options'],
): Promise<RegistrationResponseJSON | PasskeyFailure> {
  try {
    const { startRegistration } = await import('@simplewebauthn/browser');
    return await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
  } catch (error) {
    const { name } = error as { name?: unknown };
    if (name === 'InvalidStateError') return 'known';
    return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'other';
  }
}

/**
 * Asks the person for a passkey of this site, by a dialog of the browser.
 * @param isInList waits without a dialog until the person chooses a passkey in the list of a field
 * @returns null if none was used
 */
export async function signByPasskey(
  options: DataOf<typeof getPasskeyRequest>['options'],
  isInList = false,
): Promise<SignedResponse | null> {
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const signed = await startAuthentication({
      optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: isInList,
    });
    return { ...signed, type: 'public-key', response: { ...signed.response, userHandle: signed.response.userHandle ?? '' } };
  } catch {
    return null;
  }
}
