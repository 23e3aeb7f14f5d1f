// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient module can not be imported
/// <reference path="../node.d.ts" />
/** The key derivation of passwords (RFC 7914), apart from their format, so that tests of the API can derive with a low cost. */
import { scrypt } from 'node:crypto';

export interface ScryptCost {
  /** CPU and memory cost, a power of two. */
  N: number;
  r: number;
  p: number;
}

/** In bytes. */
export const keyLength = 32;

/** @returns `keyLength` bytes */
export function deriveKey(password: string, salt: Uint8Array, { N, r, p }: ScryptCost): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    // 128·N·r bytes are needed; the default limit is just too small for our parameters.
    scrypt(password, salt, keyLength, { N, r, p, maxmem: 256 * N * r }, (error, key) => (error === null ? resolve(key) : reject(error)));
  });
}
