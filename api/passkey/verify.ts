/**
 * Checks a browser's answer to a challenge with `@simplewebauthn/server` (ADR 041): origin, relying party, user verification and signature.
 * The challenge is only returned here. The batch that uses it up checks it, so that only one of concurrent calls succeeds.
 */
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { base64url } from 'jose';
import type { addPasskey } from '../../contract/passkey/calls.ts';
import type { SignedResponse } from '../../contract/passkey/schemas.ts';
import { readAndroidApp } from '../../contract/site/android-app.ts';
import type { BodyOf } from '../../contract/wire/call.ts';
import type { Env } from '../platform/env.ts';
import type { PasskeyRow } from './store.ts';

/** Ed25519, ECDSA with P-256 and RSA: every authenticator has one of them. */
export const algorithms: number[] = [-8, -7, -257];

/** The relying party: a passkey belongs to the host of the site. */
export const siteOf = ({ ORIGIN }: Pick<Env, 'ORIGIN'>): { id: string; name: string } => ({ id: new URL(ORIGIN).hostname, name: 'Kervan' });

/** Permitted origins of an answer: our own pages, and for Android's web view the certificate of the app. */
const originsOf = ({ ORIGIN, ANDROID_APP }: Pick<Env, 'ORIGIN' | 'ANDROID_APP'>): string[] => [
  ORIGIN,
  ...(readAndroidApp(ANDROID_APP)?.fingerprints ?? []).map(
    (fingerprint) =>
      `android:apk-key-hash:${base64url.encode(Uint8Array.from(fingerprint.split(':'), (byte) => Number.parseInt(byte, 16)))}`,
  ),
];

/** The id of the person in authenticators: a random id, so that a device never stores an address as the name of a key. */
export const handleOf = (userId: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(userId.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/**
 * Refuses answers from frames in pages of another site, which could use a passkey unnoticed. @returns the signed challenge; null for an
 * invalid answer
 */
function challengeOf(clientDataJSON: string): string | null {
  const data = JSON.parse(new TextDecoder().decode(base64url.decode(clientDataJSON))) as {
    challenge?: unknown;
    crossOrigin?: unknown;
  } | null;
  return typeof data?.challenge === 'string' && data.crossOrigin !== true ? data.challenge : null;
}

/** The library throws for each fault, and for input that it cannot read; a refusal never says which. */
async function orNull<T>(verify: () => Promise<T | null>): Promise<T | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}

/** @returns null for an invalid answer */
export const verifyAdded = (env: Env, response: BodyOf<typeof addPasskey>['response']) =>
  orNull(async () => {
    const challenge = challengeOf(response.response.clientDataJSON);
    if (challenge === null) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} } as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: originsOf(env),
      expectedRPID: siteOf(env).id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return null;
    const { credential, aaguid } = registrationInfo;
    return {
      challenge,
      credentialId: credential.id,
      publicKey: base64url.encode(credential.publicKey),
      counter: credential.counter,
      aaguid,
    };
  });

/** @returns null for an invalid answer, otherwise the challenge and the counter, which the caller compares */
export const verifyUsed = (env: Env, response: SignedResponse, passkey: PasskeyRow) =>
  orNull(async () => {
    const challenge = challengeOf(response.response.clientDataJSON);
    if (challenge === null || response.response.userHandle !== base64url.encode(handleOf(passkey.user_id))) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: originsOf(env),
      expectedRPID: siteOf(env).id,
      requireUserVerification: true,
      // The counter is compared by the caller: the library would compare it before the signature, so that anybody could report a copied
      // passkey with a false counter.
      credential: { id: passkey.credential_id, publicKey: new Uint8Array(base64url.decode(passkey.public_key)), counter: 0 },
    });
    return verified ? { challenge, counter: authenticationInfo.newCounter } : null;
  });
