/** The header by which we identify ourselves to a push service (RFC 8292). */
import { base64url, SignJWT } from 'jose';
import { hourMs } from '../../contract/limits.ts';
import type { Env } from '../platform/env.ts';

/** Validity of a token. Push services refuse more than a day. */
const lifeMs = 12 * hourMs;

/** The configured P-256 key pair, as base64url: the public key is an uncompressed point, the private key a number. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
  /** `mailto:` or `https:`: contact for a push service. */
  subject: string;
}

/** @returns null without valid keys; no pushes are sent then */
export function vapidKeysOf({
  VAPID_PUBLIC_KEY: publicKey = '',
  VAPID_PRIVATE_KEY: privateKey = '',
  OPERATOR_MAIL,
}: Env): VapidKeys | null {
  const areKeys = /^[\w-]{87}$/.test(publicKey) && /^[\w-]{43}$/.test(privateKey);
  return areKeys ? { publicKey, privateKey, subject: `mailto:${OPERATOR_MAIL}` } : null;
}

/** @returns the header `authorization` for an endpoint */
export async function vapidHeader({ publicKey, privateKey, subject }: VapidKeys, endpoint: string, now: number): Promise<string> {
  const point = base64url.decode(publicKey);
  const jwk = { kty: 'EC', crv: 'P-256', d: privateKey, x: base64url.encode(point.slice(1, 33)), y: base64url.encode(point.slice(33)) };
  const key = await crypto.subtle.importKey('jwk', jwk, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign']);
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setAudience(new URL(endpoint).origin)
    .setSubject(subject)
    .setExpirationTime(Math.floor((now + lifeMs) / 1000))
    .sign(key);
  return `vapid t=${token}, k=${publicKey}`;
}
