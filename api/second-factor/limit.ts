/**
 * Limits attempts at second factors. A person who only knows the password must not lock out the owner: wrong codes are counted per session
 * and per network, and each one delays the next attempt there longer. The owner can still sign in elsewhere, and is notified.
 */
import { dayMs, hourMs, secondMs } from '../../contract/limits.ts';
import { wrongCodesNotified } from '../../contract/second-factor/fields.ts';
import { readAccount } from '../account/account-store.ts';
import { auditStatement } from '../platform/db/audit.ts';
import { writeBeside } from '../platform/db/guard.ts';
import type { Deps } from '../platform/http/handler.ts';
import { deliverSoon } from '../platform/subject/jobs.ts';
import { keyedHash } from '../platform/security/keyed-hash.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { countTry, type Delays, delayTry, forgetTriesStatement } from '../platform/security/throttle-store.ts';
import { wrongCodesStatements } from './mails.ts';
import { hasGivenBefore } from './store.ts';

const alone: Delays = { freeMax: 5, firstMs: 30 * secondMs, longestMs: hourMs };
/** More free attempts, because colleagues share a network and wrong codes of one should not delay the others. */
const byNetwork: Delays = { ...alone, freeMax: 20 };

/** The person who enters a code, in a session or after the right password during sign-in. */
export interface CodeSender {
  userId: string;
  sessionId: string | null;
}

const sessionKey = (userId: string, sessionId: string): string => `second-factor:${userId}:${sessionId}`;
const networkKey = async ({ env, address }: Deps, userId: string, where: 'network' | 'sign-in'): Promise<string> =>
  `second-factor-${where}:${await keyedHash(env, 'throttle', `${userId} ${address}`)}`;

/** A session in which a right code was given before belongs to the owner, so attempts of others do not delay it. */
async function delaysOf(deps: Deps, { userId, sessionId }: CodeSender): Promise<Record<string, Delays>> {
  if (sessionId === null) return { [await networkKey(deps, userId, 'sign-in')]: alone };
  const isKnown = await hasGivenBefore(deps.db, sessionId);
  return {
    [sessionKey(userId, sessionId)]: alone,
    ...(!isKnown && { [await networkKey(deps, userId, 'network')]: byNetwork }),
  };
}

/** Clears the counters, in the batch of a right code. */
export async function forgetCodeTriesStatements(deps: Deps, { userId, sessionId }: CodeSender): Promise<D1PreparedStatement[]> {
  const network = await networkKey(deps, userId, sessionId === null ? 'sign-in' : 'network');
  return [...(sessionId === null ? [] : [sessionKey(userId, sessionId)]), network].map((key) => forgetTriesStatement(deps.db, key));
}

/** Records a wrong code in the audit log, with its session. */
async function noteWrongCode(deps: Deps, { userId, sessionId }: CodeSender): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const { count } = await countTry(db, `second-factor-wrong:${userId}`, dayMs, now);
  const entry = { actorUserId: userId, action: 'secondFactor.wrong', targetType: 'user', targetId: userId } as const;
  const audit = auditStatement(db, { ...entry, outcome: 'refused', after: { session: sessionId } }, now);
  const owner = count === wrongCodesNotified ? await readAccount(db, userId) : null;
  await writeBeside(db, [audit, ...(owner === null ? [] : wrongCodesStatements(db, owner, now))]);
  if (owner !== null) deliverSoon(deps);
}

/**
 * Checks a code as one attempt: counted before the check, and recorded if it was wrong. @throws Refusal THROTTLED with the time to wait,
 * and errors of `check`
 */
export async function asTry<Answer>(deps: Deps, who: CodeSender, check: () => Promise<Answer>): Promise<Answer> {
  await delayTry(deps.db, await delaysOf(deps, who), deps.clock.now());
  try {
    return await check();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'SECOND_FACTOR_WRONG') await noteWrongCode(deps, who);
    throw error;
  }
}
