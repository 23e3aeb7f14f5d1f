/**
 * Tries of second factors. Somebody who has only the password must not lock the owner out: wrong codes are counted by session and by
 * network and delay the next try there, longer each time, while the owner can sign in elsewhere and is notified.
 */
import { dayMs, hourMs, secondMs } from '../../contract/limits.ts';
import { wrongCodesNotified } from '../../contract/moderation/fields.ts';
import { readAccount } from '../account/account-store.ts';
import { mailStatement } from '../mail/mail.ts';
import { notificationStatement } from '../notification/notification-store.ts';
import { auditStatement } from '../platform/db/audit.ts';
import { writeBeside } from '../platform/db/guard.ts';
import type { Caller, Deps } from '../platform/http/handler.ts';
import { deliverSoon } from '../platform/subject/jobs.ts';
import { keyedHash } from '../platform/security/keyed-hash.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { countTry, type Delays, delayTry, forgetTriesStatement } from '../platform/security/throttle-store.ts';
import { hasGivenBefore } from './second-factor-store.ts';

const bySession: Delays = { freeMax: 5, firstMs: 30 * secondMs, longestMs: hourMs };
/** More tries, because colleagues share the network: wrong codes of one session do not delay the others. */
const byNetwork: Delays = { ...bySession, freeMax: 20 };

const sessionKey = ({ userId, sessionId }: Caller): string => `second-factor:${userId}:${sessionId}`;
const networkKey = async ({ env, address }: Deps, { userId }: Caller): Promise<string> =>
  `second-factor-network:${await keyedHash(env, 'throttle', `${userId} ${address}`)}`;

/**
 * Counts a try before its code is checked. A session that has given a right code before belongs to the owner, and others cannot
 * delay it.
 * @throws Refusal THROTTLED with the time to wait
 */
async function countCodeTry(deps: Deps, caller: Caller): Promise<void> {
  const { db, clock } = deps;
  const isKnown = await hasGivenBefore(db, caller.sessionId);
  const delays = { [sessionKey(caller)]: bySession, ...(!isKnown && { [await networkKey(deps, caller)]: byNetwork }) };
  await delayTry(db, delays, clock.now());
}

/** For the batch of a right code. */
export const forgetCodeTriesStatements = async (deps: Deps, caller: Caller): Promise<D1PreparedStatement[]> => [
  forgetTriesStatement(deps.db, sessionKey(caller)),
  forgetTriesStatement(deps.db, await networkKey(deps, caller)),
];

/** Notification and mail to the owner, with a link to set a new password, which ends all other sessions. */
async function notificationStatements(db: D1DatabaseSession, userId: string, now: number): Promise<D1PreparedStatement[]> {
  const account = await readAccount(db, userId);
  if (account === null) return [];
  const { email: to, language, full_name: name } = account;
  const template = 'second-factor-wrong';
  const dedupeKey = `${template}:${userId}:${now}`;
  const href = '/profile-settings?part=security';
  return [
    notificationStatement(db, { userId, kind: template, values: {}, href, dedupeKey }, now),
    mailStatement(db, dedupeKey, { to, language, template, values: { name, href } }, now),
  ];
}

/** Records a wrong code in the audit log, with its session. */
async function noteWrongCode(deps: Deps, { userId, sessionId }: Caller): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const { count } = await countTry(db, `second-factor-wrong:${userId}`, dayMs, now);
  const entry = { actorUserId: userId, action: 'secondFactor.wrong', targetType: 'user', targetId: userId } as const;
  const audit = auditStatement(db, { ...entry, outcome: 'refused', after: { session: sessionId } }, now);
  await writeBeside(db, [audit, ...(count === wrongCodesNotified ? await notificationStatements(db, userId, now) : [])]);
  if (count === wrongCodesNotified) deliverSoon(deps);
}

/**
 * Checks a code as one attempt: counted before the check, and recorded if it was wrong. @throws Refusal THROTTLED, and errors of `check`
 */
export async function asTry<Answer>(deps: Deps, caller: Caller, check: () => Promise<Answer>): Promise<Answer> {
  await countCodeTry(deps, caller);
  try {
    return await check();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'SECOND_FACTOR_WRONG') await noteWrongCode(deps, caller);
    throw error;
  }
}
