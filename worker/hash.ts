import { hexOf } from '../contract/wire/ids.ts';

/** The first bytes of a SHA-256, in hexadecimal. */
export async function hashOf(content: string | ArrayBuffer, byteCount: number): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', typeof content === 'string' ? new TextEncoder().encode(content) : content);
  return hexOf(new Uint8Array(hash).slice(0, byteCount));
}
