/**
 * Recovery of somebody who has lost app and recovery codes, or required passkeys (docs/behaviour.md#second-factor-recovery). Nothing
 * shortens the waiting time, in which the owner of the address, or the main user of a colleague, can stop it by the link of each mail.
 */
import type { getFactorRecovery, stopFactorRecovery } from '../../contract/second-factor/calls.ts';
import { readAccount } from '../account/account-store.ts';
import { linkPath } from '../account/mailed-links.ts';
import { isoTime } from '../platform/clock.ts';
import { auditStatement } from '../platform/db/audit.ts';
import { changedStatement, runGuarded } from '../platform/db/guard.ts';
import { workOnEach } from '../platform/db/work-on-each.ts';
import type { Env } from '../platform/env.ts';
import { type Deps, done, type Handler } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { newId } from '../platform/ids.ts';
import { readSignedToken, signedToken } from '../platform/security/signed-token.ts';
import { deliverSoon } from '../platform/subject/jobs.ts';
import type { Job } from '../platform/subject/subject.ts';
import {
  colleagueRecoversStatement,
  type Recipient,
  type RecoveryMail,
  recoveryReminderStatements,
  recoveryStartedStatements,
  recoveryStoppedStatement,
} from './mails.ts';
import {
  endRecoveryStatement,
  findRecovery,
  listDueMails,
  newRecovery,
  nextMailStatement,
  type Person,
  readPerson,
  readRecovering,
  type RecoveryRow,
  startRecoveryStatement,
} from './recovery-store.ts';

/** Maximum of mails in a run. */
const mailsAtOnce = 50;

/** The purpose of its token, which is signed because each mail needs the link again. */
const purpose = 'factor-recovery';

const mailOf = async (env: Env, { id, ready_at, expires_at }: RecoveryRow): Promise<RecoveryMail> => ({
  id,
  readyAt: ready_at,
  expiresAt: expires_at,
  stopPath: linkPath('stopRecovery', await signedToken(env, purpose, id)),
});

const mainOf = (person: Pick<Person, 'main_id' | 'main_email' | 'main_full_name' | 'main_language'>): Recipient | null =>
  person.main_id === null || person.main_email === null || person.main_full_name === null || person.main_language === null
    ? null
    : { id: person.main_id, email: person.main_email, full_name: person.main_full_name, language: person.main_language };

interface Starting {
  recovery: RecoveryRow;
  statements: D1PreparedStatement[];
}

/** @returns the batch that starts a recovery with its mails; null if the person signs in without second factor and passkey */
export async function startStatements({ db, env, clock }: Deps, userId: string, byConsole: string | null): Promise<Starting | null> {
  const now = clock.now();
  const person = await readPerson(db, userId, now);
  if (person === null) return null;
  const recovery = newRecovery(newId(), userId, now);
  const mail = await mailOf(env, recovery);
  const main = mainOf(person);
  const entry = { action: 'secondFactor.startRecovery', targetType: 'user', targetId: userId, outcome: 'done' } as const;
  return {
    recovery,
    statements: [
      startRecoveryStatement(db, recovery, byConsole !== null, now),
      changedStatement(db),
      ...recoveryStartedStatements(db, person, mail, now),
      ...(main === null ? [] : [colleagueRecoversStatement(db, main, person, mail, now)]),
      auditStatement(db, { ...entry, actorUserId: byConsole ?? userId }, now),
    ],
  };
}

/**
 * Starts the recovery of a person who has given the right password; a waiting one stays as it is.
 * @throws Refusal NOT_FOUND if the first factor is enough
 */
export async function startOwnRecovery(deps: Deps, userId: string): Promise<{ dtReady: string }> {
  const { db, clock } = deps;
  const waiting = await findRecovery(db, userId, clock.now());
  if (waiting !== null) return { dtReady: isoTime(waiting.ready_at) };
  const starting = await startStatements(deps, userId, null);
  if (starting === null) throw new Refusal('NOT_FOUND');
  try {
    await runGuarded(db, starting.statements, 'STALE_VERSION');
  } catch (error) {
    // Another call has started it at the same time.
    const started = error instanceof Refusal ? await findRecovery(db, userId, clock.now()) : null;
    if (started === null) throw error;
    return { dtReady: isoTime(started.ready_at) };
  }
  deliverSoon(deps);
  return { dtReady: isoTime(starting.recovery.ready_at) };
}

/** Ends a running recovery in the batch in which the person proves the second factor or a passkey, since nothing has to be recovered. */
export async function endedByOwnerStatements({ db, clock }: Deps, recovery: RecoveryRow | null): Promise<D1PreparedStatement[]> {
  const owner = recovery && (await readAccount(db, recovery.user_id));
  if (recovery === null || owner === null) return [];
  return [endRecoveryStatement(db, recovery.id), recoveryStoppedStatement(db, owner, recovery.id, clock.now())];
}

/** Whether the link of a mail can still stop a recovery. */
export const look: Handler<typeof getFactorRecovery> = async ({ query, deps: { db, env, clock } }) => {
  const id = await readSignedToken(env, purpose, query.token);
  const recovering = id === null ? null : await readRecovering(db, id, clock.now());
  if (recovering === null) throw new Refusal('TOKEN_NOT_FOUND');
  return { dtReady: isoTime(recovering.ready_at), dtEnds: isoTime(recovering.expires_at) };
};

/** Stops a recovery by the link of a mail, without sign-in: every reader of the mailbox may stop it, and the link permits nothing else. */
export const stop: Handler<typeof stopFactorRecovery> = async ({ body, deps }) => {
  const { commit, db, env, clock } = deps;
  const now = clock.now();
  const id = await readSignedToken(env, purpose, body.token);
  const recovering = id === null ? null : await readRecovering(db, id, now);
  if (id === null || recovering === null) throw new Refusal('TOKEN_NOT_FOUND');
  const entry = { actorUserId: null, action: 'secondFactor.stopRecovery', targetType: 'user', targetId: recovering.user_id } as const;
  const stopped = await commit(
    [
      endRecoveryStatement(db, id),
      changedStatement(db),
      recoveryStoppedStatement(db, { ...recovering, id: recovering.user_id }, id, now),
      auditStatement(db, { ...entry, outcome: 'done' }, now),
    ],
    done('RECOVERY_STOPPED', 'The recovery was stopped.', {}),
    'TOKEN_NOT_FOUND',
  );
  deliverSoon(deps);
  return stopped;
};

/** The mail of each day, to the person and to the main user of a colleague. */
export const recoveryMails: Job = {
  name: 'recovery-mails',
  run: async ({ env, db, now }) => {
    await workOnEach('recovery-mails', await listDueMails(db, now, mailsAtOnce), async (due) => {
      const [mail, main] = [await mailOf(env, due), mainOf(due)];
      const person = { ...due, id: due.user_id };
      const mails = [
        ...recoveryReminderStatements(db, person, mail, now),
        ...(main === null ? [] : [colleagueRecoversStatement(db, main, person, mail, now)]),
      ];
      await runGuarded(db, [nextMailStatement(db, due), changedStatement(db), ...mails], 'STALE_VERSION');
    });
  },
};
