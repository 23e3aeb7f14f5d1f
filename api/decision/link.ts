/**
 * Links of decisions, signed rather than stored: who is suspended cannot sign in, and must be able to read the reasons and to appeal. A link
 * permits nothing else.
 */
import { idLetters } from '../../contract/wire/ids.ts';
import { linkPath } from '../account/mailed-links.ts';
import type { Env } from '../platform/env.ts';
import { keyedHash } from '../platform/security/keyed-hash.ts';

const tokenPattern = new RegExp(`^(${idLetters})-([0-9a-f]{64})$`);
const signature = (env: Env, id: string): Promise<string> => keyedHash(env, 'decision', id);

/** The page of a decision, without language prefix. */
export const decisionPath = async (env: Env, id: string): Promise<string> => linkPath('decision', `${id}-${await signature(env, id)}`);

/** @returns the decision's id; null for a token that was not signed by us */
export async function readDecisionToken(env: Env, token: string): Promise<string | null> {
  const [, id = '', signed] = tokenPattern.exec(token) ?? [];
  return signed !== undefined && signed === (await signature(env, id)) ? id : null;
}
