import { timingSafeEqual } from 'node:crypto';
import { hexOf } from '../../../contract/wire/ids.ts';

const encoder = new TextEncoder();

/** HMAC-SHA-256 under a secret, hex. */
export async function macOf(secret: string, text: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return hexOf(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))));
}

/** Compares in constant time, so that the duration does not reveal a matching part. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [encoder.encode(one), encoder.encode(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
