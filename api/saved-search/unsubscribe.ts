/**
 * Links that end the mails about saved searches, signed rather than stored: they are valid as long as the mail exists, without signing in
 * (RFC 8058), and permit nothing else.
 */
import { idLetters } from '../../contract/wire/ids.ts';
import { type ApiLanguage, fromApiLanguage } from '../../contract/text/languages.ts';
import { linkPath } from '../account/mailed-links.ts';
import type { Env } from '../platform/env.ts';
import { keyedHash } from '../platform/security/keyed-hash.ts';

/** The mails that a link stops: those about one search, or about all searches of the person. */
export interface StoppedMails {
  userId: string;
  searchId: string | null;
}

const all = 'all';
const tokenPattern = new RegExp(`^(${idLetters})-(${idLetters}|${all})-([0-9a-f]{64})$`);
const signature = (env: Env, userId: string, what: string): Promise<string> => keyedHash(env, 'stop-search-mails', `${userId}-${what}`);

async function tokenOf(env: Env, { userId, searchId }: StoppedMails): Promise<string> {
  const what = searchId ?? all;
  return `${userId}-${what}-${await signature(env, userId, what)}`;
}

/** The page that asks for confirmation, in the reader's language; a mail program posts to the same address. */
export const stopMailsPath = async (env: Env, ends: StoppedMails, language: ApiLanguage): Promise<string> =>
  `/${fromApiLanguage(language)}${linkPath('stopSearchMails', await tokenOf(env, ends))}`;

/** @returns null for a token that was not signed by us */
export async function readStopToken(env: Env, token: string): Promise<StoppedMails | null> {
  const [, userId = '', what = '', signed] = tokenPattern.exec(token) ?? [];
  if (signed === undefined || signed !== (await signature(env, userId, what))) return null;
  return { userId, searchId: what === all ? null : what };
}
