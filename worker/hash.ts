import { hexOf } from '../contract/ids.ts';

const bytesOf = (content: string | ArrayBuffer): ArrayBuffer | Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** The first bytes of a SHA-256, in hexadecimal letters. */
export async function hashOf(content: string | ArrayBuffer, byteCount: number): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(content))).slice(0, byteCount));
}
