/**
 * The moderation queue of proposed suspensions. Approval changes nothing and notifies nobody; rejection suspends the person as an
 * administrator does, with one reason and a note for the audit log.
 */
import { readRejectReason } from '../../contract/moderation/rejection.ts';
import { suspensionReasons } from '../../contract/moderation/suspension.ts';
import { strikesUntilProposal } from '../../contract/strike/fields.ts';
import type { ShownProposal } from '../../contract/strike/schemas.ts';
import { listStrikes } from '../decision/store.ts';
import { countStrikes, enoughStrikesStatement } from '../decision/strike-store.ts';
import { statementOf } from '../decision/view.ts';
import { suspendPersonStatements } from '../moderation/person-suspension.ts';
import { mayActOnStatement, readRole } from '../account/console-role-store.ts';
import { personSuspensionStatements } from '../moderation/suspension-notified.ts';
import { auditStatement } from '../platform/db/audit.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Moderated, Verdict } from '../platform/subject/moderated.ts';
import type { Work } from '../platform/subject/work.ts';
import { closeProposalStatements, readProposed } from './store.ts';

/** @throws Refusal BAD_INPUT unless there is one reason */
function groundsOf(text: string) {
  const { reasons, note } = readRejectReason(text);
  const reason = suspensionReasons.find((code) => code === reasons[0]);
  if (reason === undefined || reasons.length > 1) throw new Refusal('BAD_INPUT', { fields: { reasons: 'REQUIRED' } });
  return { reason, note };
}

/**
 * @throws Refusal BAD_INPUT, STRIKES_ENDED; FORBIDDEN for a moderator if the person works in the console; the guards answer STALE_VERSION,
 * a trigger LAST_MODERATOR
 */
async function decideProposal(db: D1DatabaseSession, verdict: Verdict, work: Work): Promise<D1PreparedStatement[]> {
  const { isApproved, decidedBy, now } = verdict;
  const closing = closeProposalStatements(db, verdict, { outcome: isApproved ? 'kept' : 'suspended' });
  if (isApproved) return closing;
  const { reason, note } = groundsOf(verdict.reason);
  const person = await readProposed(db, verdict.id);
  if (person === null || (await countStrikes(db, person.id, now)) < strikesUntilProposal) throw new Refusal('STRIKES_ENDED');
  const { id } = person;
  // As for SetPersonSuspension, a moderator must not suspend people with a console role.
  if ((await readRole(db, id)) !== null && (await readRole(db, decidedBy)) !== 'administrator') throw new Refusal('FORBIDDEN');
  return [
    ...closing,
    mayActOnStatement(db, id, decidedBy),
    enoughStrikesStatement(db, id, now),
    ...suspendPersonStatements(db, id, reason, now),
    ...(await personSuspensionStatements(work, { id, reason, decidedBy, now })),
    // Recorded like every other suspension, so that it is shown in the person's log and counted.
    auditStatement(
      db,
      {
        actorUserId: decidedBy,
        action: 'user.suspend',
        targetType: 'user',
        targetId: id,
        outcome: 'done',
        detail: note,
        before: { reason: null },
        after: { reason },
      },
      now,
    ),
  ];
}

async function proposalOf({ db, clock }: Work, id: string): Promise<ShownProposal | null> {
  const person = await readProposed(db, id);
  if (person === null) return null;
  const now = clock.now();
  const [rows, count] = await Promise.all([listStrikes(db, person.id), countStrikes(db, person.id, now)]);
  return {
    person: { id: person.id, fullName: person.full_name },
    count,
    isEnough: count >= strikesUntilProposal,
    strikes: rows.map((row) => ({
      decision: statementOf(row, now),
      targetId: row.target_id,
      isLifted: row.lifted_at !== null,
      isUpheld: row.appeal_outcome === 'upheld',
    })),
  };
}

export const moderatedProposal: Moderated = {
  kind: 'proposal',
  id: 's.id',
  title: 'u.full_name',
  subtitle:
    "COALESCE((SELECT name FROM company WHERE owner_user_id = u.id AND deleted_at IS NULL AND is_user_company = 0 ORDER BY seq LIMIT 1), '')",
  country: "''",
  language: 'u.language',
  sentAt: 's.opened_at',
  from: 'suspension_proposal s JOIN users u ON u.id = s.user_id',
  where: 's.handled_at IS NULL',
  order: 's.seq',
  waiting: 'suspension_proposal WHERE handled_at IS NULL',
  known: 'suspension_proposal WHERE id = ?1',
  accounts: [],
  people: ['s.user_id'],
  owner: '(SELECT user_id FROM suspension_proposal WHERE id = ?1)',
  decide: decideProposal,
  endsSignIn: true,
  shown: async (work, id) => ({ proposal: await proposalOf(work, id) }),
};
