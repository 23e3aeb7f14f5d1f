import { createECDH } from 'node:crypto';

/** A pair on P-256, base64url: an uncompressed point and its number. */
export const newPushKeys = (): { publicKey: string; privateKey: string } => {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url', 'uncompressed');
  return { publicKey, privateKey: pair.getPrivateKey().toString('base64url').padStart(43, 'A') };
};
