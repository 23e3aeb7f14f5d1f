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
  /** Replaces all passkeys of the device. */
  keepOnly(passkeys: readonly StoredPasskey[]): Promise<void>;
  /** Sets whether the device recognises its user. */
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

/** Removes the list of the e-mail field, which this device would answer at once, so that only buttons ask for passkeys. */
export const withoutPasskeyList = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
