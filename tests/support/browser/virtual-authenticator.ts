/** The virtual authenticator of Chromium. */
import type { Page } from '@playwright/test';

/** A passkey with its private key, as the device stores it. */
export interface StoredPasskey {
  credentialId: string;
  isResidentCredential: boolean;
  rpId?: string | undefined;
  privateKey: string;
  userHandle?: string | undefined;
  signCount: number;
}

export interface VirtualAuthenticator {
  passkeys(): Promise<StoredPasskey[]>;
  /** The device has these passkeys only. */
  keepOnly(passkeys: readonly StoredPasskey[]): Promise<void>;
  /** Whether it recognises its user from now on. */
  setUserVerified(isVerified: boolean): Promise<void>;
}

/** A device that keeps passkeys. @param knowsUser it has a fingerprint reader, camera or PIN; a plain key asks for a touch only */
export async function withAuthenticator(page: Page, { knowsUser = true } = {}): Promise<VirtualAuthenticator> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: knowsUser ? 'internal' : 'usb',
      hasResidentKey: knowsUser,
      hasUserVerification: knowsUser,
      isUserVerified: knowsUser,
      automaticPresenceSimulation: true,
    },
  });
  return {
    passkeys: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    keepOnly: async (passkeys) => {
      await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
      for (const credential of passkeys) await cdp.send('WebAuthn.addCredential', { authenticatorId, credential });
    },
    setUserVerified: async (isUserVerified) => void (await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })),
  };
}

/** Passkeys are asked for by buttons only: this device would answer the list of the e-mail field at once. */
export const withoutPasskeyList = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
