import { createECDH } from 'node:crypto';

/** A pair on P-256 in base64url: the uncompressed public point and the private number. */
export const newPushKeys = (): { publicKey: string; privateKey: string } => {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url', 'uncompressed');
  return { publicKey, privateKey: pair.getPrivateKey().toString('base64url').padStart(43, 'A') };
};
