/** Whether this browser can use passkeys. Apart from their use, which few pages need. */
import { hostSelf, isInApp } from './host/host-app.ts';

/** In the app, where it says that its web view has them. */
export const hasPasskeys = (): boolean =>
  typeof window !== 'undefined' && 'PublicKeyCredential' in window && (!isInApp() || hostSelf()?.hasPasskeys === true);

/** Whether the device itself keeps passkeys, by fingerprint, face or PIN: people without one are not asked to buy a key. */
export async function isPasskeyDevice(): Promise<boolean> {
  if (!hasPasskeys()) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
}
