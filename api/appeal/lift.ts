/** Lifts a mistaken decision without an appeal. */
import type { liftDecision } from '../../contract/decision/calls.ts';
import { readAccount } from '../account/account-store.ts';
import { moderatorStatement, requireModerator } from '../account/console-role-store.ts';
import { decisionPath } from '../decision/link.ts';
import { type DecisionRow, liftDecisionStatement, readDecision } from '../decision/store.ts';
import { pastDecisionOf } from '../decision/view.ts';
import { mailStatement } from '../mail/mail.ts';
import { outcomeText } from '../mail/outcome-text.ts';
import type { Outcome } from '../mail/template.ts';
import { readItemAccounts } from '../moderation/own-store.ts';
import { notificationStatement } from '../notification/notification-store.ts';
import { auditStatement } from '../platform/db/audit.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { type Deps, done, type Handler } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { deliverSoon } from '../platform/subject/jobs.ts';
import type { Work } from '../platform/subject/work.ts';
import { parties } from './party-store.ts';
import { restoredOutcome, restoreStatements } from './restore.ts';

/** The accounts that a decision concerns; people of these accounts must not lift it. */
export const accountsOfDecision = ({ body: { id }, deps: { db } }: { body: { id: string }; deps: Deps }): Promise<string[]> =>
  readItemAccounts(db, { id: 'd.id', from: 'decision d', ...parties }, id);

async function notificationStatements({ env, db }: Work, row: DecisionRow, outcome: Outcome, now: number): Promise<D1PreparedStatement[]> {
  const account = await readAccount(db, row.recipient_user_id);
  if (account === null) return [];
  const href = await decisionPath(env, row.id);
  const kind = 'decision-lifted';
  const dedupeKey = `${kind}:${row.id}`;
  const { email: to, language, full_name: name } = account;
  // A decision about a person has no other target, so the person's name is used.
  const item = row.target_name === '' ? name : row.target_name;
  return [
    notificationStatement(db, { userId: row.recipient_user_id, kind, values: { item }, href, dedupeKey }, now),
    mailStatement(
      db,
      dedupeKey,
      { to, language, template: kind, values: { name, item, outcome: outcomeText(language, outcome), href } },
      now,
    ),
  ];
}

/**
 * @throws Refusal NOT_FOUND, also for a suspension; APPEAL_WAITS; ALREADY_DECIDED if it was lifted or an appeal has succeeded;
 * STALE_VERSION if the restricted content was changed meanwhile; FORBIDDEN if the role ended meanwhile
 */
export const lift: Handler<typeof liftDecision> = async ({ body: { id, note }, caller, deps }) => {
  const { commit, db, clock } = deps;
  const row = await readDecision(db, id);
  if (row === null) throw new Refusal('NOT_FOUND');
  const now = clock.now();
  const { canLift, appeal, dtLiftedAt } = pastDecisionOf(row, now);
  if (appeal === 'waits') throw new Refusal('APPEAL_WAITS');
  if (dtLiftedAt !== null || appeal === 'upheld') throw new Refusal('ALREADY_DECIDED');
  if (!canLift) throw new Refusal('NOT_FOUND');
  const returned = await restoreStatements(deps, row, { userId: caller.userId, note, now });
  const outcome = restoredOutcome(row, returned);
  const audit = auditStatement(
    db,
    {
      actorUserId: caller.userId,
      action: 'decision.lift',
      targetType: row.target_kind,
      targetId: row.target_id,
      outcome: 'done',
      detail: note,
    },
    now,
  );
  const lifted = done('DECISION_LIFTED', 'The decision was lifted.', { isReturned: outcome !== 'notReturned' });
  const notifications = await notificationStatements(deps, row, outcome, now);
  const lifting = [liftDecisionStatement(db, id, now), changedStatement(db), ...returned, ...notifications, audit];
  try {
    const answer = await commit([moderatorStatement(db, caller.userId), ...lifting], lifted, 'STALE_VERSION');
    deliverSoon(deps);
    return answer;
  } catch (error) {
    await requireModerator(db, caller.userId);
    throw error;
  }
};
