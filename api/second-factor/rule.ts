/** A main user's rule that everybody in the account needs a second factor or a passkey. */
import { dayMs } from '../../contract/limits.ts';
import type { getSecondFactorRule, setSecondFactorRule } from '../../contract/second-factor/calls.ts';
import { requirementDaysMax } from '../../contract/second-factor/fields.ts';
import { isoTimeOrNull } from '../platform/clock.ts';
import { auditStatement } from '../platform/db/audit.ts';
import { type Caller, type Deps, done, type Handler } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { deliverSoon } from '../platform/subject/jobs.ts';
import { requiredStatements } from './mails.ts';
import { listWithoutProof, proofRemainsStatement, readProofs, readRule, setRuleStatement } from './rule-store.ts';

export const readRequirement: Handler<typeof getSecondFactorRule> = async ({ caller, deps: { db } }) => {
  const [from, without] = await Promise.all([readRule(db, caller.masterUserId), listWithoutProof(db, caller.masterUserId)]);
  return { dtRequired: isoTimeOrNull(from), without: without.map(({ full_name }) => full_name) };
};

/** @throws Refusal BAD_INPUT for a day in the past or too far in the future */
function startOf(day: string, now: number): number {
  const from = Date.parse(`${day}T00:00:00Z`);
  const today = Math.floor(now / dayMs) * dayMs;
  if (from < today) throw new Refusal('BAD_INPUT', { fields: { from: 'DATE_PAST' } });
  if (from > today + requirementDaysMax * dayMs) throw new Refusal('BAD_INPUT', { fields: { from: 'DATE_TOO_FAR' } });
  return from;
}

/** People without a second factor or passkey get a mail at once; the others need to do nothing. */
export const setRequirement: Handler<typeof setSecondFactorRule> = async ({ body, caller, deps }) => {
  const { commit, db, clock } = deps;
  const { userId, masterUserId } = caller;
  const now = clock.now();
  const from = body.from === null ? null : startOf(body.from, now);
  const [before, without] = await Promise.all([readRule(db, masterUserId), listWithoutProof(db, masterUserId)]);
  const informed = from === null || from === before ? [] : without.filter(({ id }) => id !== userId);
  const answer = await commit(
    [
      setRuleStatement(db, masterUserId, from, now),
      ...informed.flatMap((colleague) => requiredStatements(db, colleague, from ?? now, now)),
      auditStatement(
        db,
        {
          actorUserId: userId,
          action: 'secondFactor.require',
          targetType: 'user',
          targetId: masterUserId,
          outcome: 'done',
          before: { from: isoTimeOrNull(before) },
          after: { from: isoTimeOrNull(from) },
        },
        now,
      ),
    ],
    done('SECOND_FACTOR_RULE_SET', 'The requirement was saved.', {}),
  );
  deliverSoon(deps);
  return answer;
};

/** Refuses to remove the only proof of a person whose account requires one. @throws Refusal LAST_PROOF */
export async function requireOtherProof({ db, clock }: Deps, { userId, masterUserId }: Caller, what: 'factor' | 'passkey'): Promise<void> {
  const proofs = await readProofs(db, userId, masterUserId, clock.now());
  if (proofs === null || proofs.is_required === 0) return;
  const others = what === 'factor' ? proofs.passkeys : proofs.has_factor + proofs.passkeys - 1;
  if (others <= 0) throw new Refusal('LAST_PROOF');
}

/** The same check as a statement, placed after the removal in its batch: a concurrent removal may delete the other proof. */
export const otherProofStatement = (db: D1DatabaseSession, { userId, masterUserId }: Caller, now: number): D1PreparedStatement =>
  proofRemainsStatement(db, userId, masterUserId, now);
