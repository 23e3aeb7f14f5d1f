/**
 * Links of decisions, signed rather than stored: who is suspended cannot sign in, and must be able to read the reasons and to appeal. A link
 * permits nothing else.
 */
import { linkPath } from '../account/mailed-links.ts';
import type { Env } from '../platform/env.ts';
import { readSignedToken, signedToken } from '../platform/security/signed-token.ts';

const purpose = 'decision';

/** The page of a decision, without language prefix. */
export const decisionPath = async (env: Env, id: string): Promise<string> => linkPath('decision', await signedToken(env, purpose, id));

/** @returns the decision's id; null for a token that was not signed by us */
export const readDecisionToken = (env: Env, token: string): Promise<string | null> => readSignedToken(env, purpose, token);
