/** Tokens of mailed links, `<text>-<mac>`: signed and not stored, so that they are valid as long as the mail exists. */
import type { Env } from '../env.ts';
import { keyedHash } from './keyed-hash.ts';
import { isSame } from './mac.ts';

/** @param purpose permits the token in links of one kind only */
export const signedToken = async (env: Env, purpose: string, text: string): Promise<string> =>
  `${text}-${await keyedHash(env, purpose, text)}`;

/** @returns the signed text; null for a token that was not signed by us */
export async function readSignedToken(env: Env, purpose: string, token: string): Promise<string | null> {
  const text = token.slice(0, token.lastIndexOf('-'));
  return isSame(token, await signedToken(env, purpose, text)) ? text : null;
}
