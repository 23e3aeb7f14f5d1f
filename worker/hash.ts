import { sha256 } from '../contract/wire/ids.ts';

/** The first bytes of a SHA-256, in hexadecimal. */
export const hashOf = async (content: string | ArrayBuffer, byteCount: number): Promise<string> =>
  (await sha256(content)).slice(0, 2 * byteCount);
