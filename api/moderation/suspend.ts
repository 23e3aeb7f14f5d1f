/** Administrators suspend people and companies, end suspensions, and end sign-ins. */
import type { endPersonSessions, setCompanySuspension, setPersonSuspension } from '../../contract/moderation/people-calls.ts';
import { freeUserStatement } from '../account/suspend-store.ts';
import { storeLostBoostStatements } from '../company/boost/boost-loss-store.ts';
import { findCompanies } from '../company/store.ts';
import { freeCompaniesOfStatements, freeCompanyStatement, suspendCompanyStatement } from '../company/suspend-store.ts';
import { auditStatement } from '../platform/db/audit.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { type Context, type Deps, done, type Handler } from '../platform/http/handler.ts';
import { closeEndedSoon, deliverSoon } from '../platform/subject/jobs.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { showRequestsStatement } from '../request/company-store.ts';
import { revokeUserStatement } from '../session/family-store.ts';
import { listCompaniesOf, readConsoleCompany, readPerson } from './people-store.ts';
import { administratorStatement } from '../account/console-role-store.ts';
import { suspendPersonStatements } from './person-suspension.ts';
import { companySuspensionStatements, personSuspensionStatements } from './suspension-notified.ts';

type Reason = NonNullable<Context<typeof setPersonSuspension>['body']['reason']>;

/** @throws Refusal BAD_INPUT for a suspension without a reason */
function requireReason(reason: Reason | undefined): Reason {
  if (reason === undefined) throw new Refusal('BAD_INPUT', { fields: { reason: 'REQUIRED' } });
  return reason;
}

/** A person who is not deleted. @throws Refusal NOT_FOUND */
export async function requirePerson(db: D1DatabaseSession, id: string) {
  const read = await readPerson(db, id);
  if (read === null || read.person.standing === 'ended') throw new Refusal('NOT_FOUND');
  return read;
}

interface Step {
  type: 'user' | 'company';
  id: string;
  note: string;
  before: { standing: string; reason: string | null };
  /** Null ends the suspension. */
  reason: Reason | null;
}

const suspended = done('SUSPENDED', 'It is suspended.', {});
const lifted = done('SUSPENSION_LIFTED', 'The suspension was lifted.', {});
const answerOf = (reason: Reason | null) => (reason === null ? lifted : suspended);

/** Suspends or ends a suspension, if the actor still may, and records it in the audit log. @throws Refusal STALE_VERSION */
function commitStep(
  { commit, db }: Deps,
  actorUserId: string,
  change: readonly D1PreparedStatement[],
  { type, id, note, before, reason }: Step,
  now: number,
) {
  const after = { standing: reason === null ? 'active' : 'suspended', reason };
  const action = `${type}.${reason === null ? 'lift' : 'suspend'}` as const;
  const entry = { actorUserId, action, targetType: type, targetId: id, outcome: 'done', detail: note, before, after } as const;
  return commit([administratorStatement(db, actorUserId), ...change, auditStatement(db, entry, now)], answerOf(reason), 'STALE_VERSION');
}

/** @throws Refusal NOT_FOUND, LAST_MODERATOR, STALE_VERSION */
export const suspendPerson: Handler<typeof setPersonSuspension> = async ({ body, caller, deps }) => {
  const { db, clock } = deps;
  const { id, isSuspended, note } = body;
  const { person, facts } = await requirePerson(db, id);
  const reason = isSuspended ? requireReason(body.reason) : null;
  if ((person.standing === 'suspended') === isSuspended) return answerOf(reason);
  const now = clock.now();
  const companyIds = (await listCompaniesOf(db, id)).map((company) => company.id);
  const change =
    reason === null
      ? [
          freeUserStatement(db, id),
          changedStatement(db),
          ...freeCompaniesOfStatements(db, id, companyIds, now),
          ...storeLostBoostStatements(
            db,
            { act: 'SUSPENDED', kind: 'user', id, since: facts.suspended_at ?? now },
            await findCompanies(db, companyIds),
            now,
          ),
        ]
      : suspendPersonStatements(db, id, reason, now);
  const answer = await commitStep(
    deps,
    caller.userId,
    [...change, ...(await personSuspensionStatements(deps, { id, reason, decidedBy: caller.userId, now }))],
    { type: 'user', id, note, before: { standing: person.standing, reason: facts.suspend_reason }, reason },
    now,
  );
  if (isSuspended) closeEndedSoon(deps, id);
  deliverSoon(deps);
  return answer;
};

/** @throws Refusal NOT_FOUND, STALE_VERSION */
export const suspendCompany: Handler<typeof setCompanySuspension> = async ({ body, caller, deps }) => {
  const { db, clock } = deps;
  const { id, isSuspended, note } = body;
  const read = await readConsoleCompany(db, id);
  if (read === null || read.company.standing === 'ended') throw new Refusal('NOT_FOUND');
  const { company, facts } = read;
  const reason = isSuspended ? requireReason(body.reason) : null;
  if ((company.standing === 'suspended') === isSuspended) return answerOf(reason);
  const now = clock.now();
  const change =
    reason === null
      ? [
          freeCompanyStatement(db, id),
          changedStatement(db),
          showRequestsStatement(db, { companyId: id }, now),
          ...storeLostBoostStatements(
            db,
            { act: 'SUSPENDED', kind: 'company', id, since: facts.suspended_at ?? now },
            await findCompanies(db, [id]),
            now,
          ),
        ]
      : [suspendCompanyStatement(db, id, reason, now), changedStatement(db)];
  const notified = await companySuspensionStatements(
    deps,
    { id, reason, decidedBy: caller.userId, now },
    company.name,
    facts.owner_user_id,
  );
  const answer = await commitStep(
    deps,
    caller.userId,
    [...change, ...notified],
    { type: 'company', id, note, before: { standing: company.standing, reason: facts.suspend_reason }, reason },
    now,
  );
  deliverSoon(deps);
  return answer;
};

/** @throws Refusal NOT_FOUND, STALE_VERSION */
export const endSessions: Handler<typeof endPersonSessions> = async ({ body: { id, note }, caller, deps }) => {
  const { commit, db, clock } = deps;
  await requirePerson(db, id);
  const now = clock.now();
  const entry = {
    actorUserId: caller.userId,
    action: 'user.signOut',
    targetType: 'user',
    targetId: id,
    outcome: 'done',
    detail: note,
  } as const;
  const answer = await commit(
    [administratorStatement(db, caller.userId), revokeUserStatement(db, id, 'removed', now), auditStatement(db, entry, now)],
    done('SESSION_ENDED', 'The sessions were ended.', {}),
    'STALE_VERSION',
  );
  closeEndedSoon(deps, id);
  return answer;
};
