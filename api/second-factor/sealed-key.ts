/** Keys of second factors in the database: encrypted, so that a copy of the database is not enough to compute codes. */
import type { Env } from '../platform/env.ts';
import { base32Of, bytesOfBase32 } from './totp.ts';

/** Prefix of the key of a demo account, which everybody may know. */
export const openPrefix = 'open.';
const nonceBytes = 12;

const encoder = new TextEncoder();
async function sealingKey(env: Env): Promise<CryptoKey> {
  const bytes = await crypto.subtle.digest('SHA-256', encoder.encode(`second-factor:${env.TOKEN_SECRET}`));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}
/** An encrypted key can be decrypted only for its own account. */
const forUser = (userId: string, iv: Uint8Array<ArrayBuffer>) => ({ name: 'AES-GCM', iv, additionalData: encoder.encode(userId) });

/** @returns base32 of the nonce and the encrypted key */
export async function sealKey(env: Env, userId: string, key: Uint8Array<ArrayBuffer>): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const sealed = await crypto.subtle.encrypt(forUser(userId, nonce), await sealingKey(env), key);
  return base32Of(new Uint8Array([...nonce, ...new Uint8Array(sealed)]));
}

/** @returns null if it cannot be opened: encrypted with another secret, for another account, or a demo key in production */
export async function openKey(env: Env, userId: string, stored: string): Promise<Uint8Array<ArrayBuffer> | null> {
  if (stored.startsWith(openPrefix)) return env.MODE === 'production' ? null : bytesOfBase32(stored.slice(openPrefix.length));
  const bytes = bytesOfBase32(stored);
  try {
    const key = await crypto.subtle.decrypt(forUser(userId, bytes.slice(0, nonceBytes)), await sealingKey(env), bytes.slice(nonceBytes));
    return new Uint8Array(key);
  } catch {
    return null;
  }
}
