import { hexOf } from '../../../contract/wire/ids.ts';
import type { Env } from '../env.ts';

/**
 * HMAC-SHA-256 under the API's secret, hex. For values that must not be guessable from the database: addresses in throttle keys, refresh
 * tokens.
 * @param purpose separates hashes of different uses
 */
export async function keyedHash(env: Env, purpose: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(`${purpose}:${env.TOKEN_SECRET}`),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return hexOf(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))));
}
