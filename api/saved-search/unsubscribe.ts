/**
 * Links that end the mails about saved searches, signed rather than stored: they are valid as long as the mail exists, without signing in
 * (RFC 8058), and permit nothing else.
 */
import { linkPath } from '../account/mailed-links.ts';
import type { Env } from '../platform/env.ts';
import { readSignedToken, signedToken } from '../platform/security/signed-token.ts';

/** The mails that a link stops: those about one search, or about all searches of the person. */
export interface StoppedMails {
  userId: string;
  searchId: string | null;
}

const all = 'all';
const purpose = 'stop-search-mails';

/** The page that asks for confirmation; a mail program posts to the same address. */
export const stopMailsPath = async (env: Env, { userId, searchId }: StoppedMails): Promise<string> =>
  linkPath('stopSearchMails', await signedToken(env, purpose, `${userId}-${searchId ?? all}`));

/** @returns null for a token that was not signed by us */
export async function readStopToken(env: Env, token: string): Promise<StoppedMails | null> {
  const [userId, what] = (await readSignedToken(env, purpose, token))?.split('-') ?? [];
  return userId === undefined || what === undefined ? null : { userId, searchId: what === all ? null : what };
}
