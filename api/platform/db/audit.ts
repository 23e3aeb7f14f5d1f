import type { DecisionTarget } from '../../../contract/decision/fields.ts';
import type { ModerationKind } from '../../../contract/moderation/schemas.ts';
import { newId } from '../ids.ts';
import { normalEmailOf } from './normal-email.ts';

/**
 * `done` for actions of the actor; `refused` for failed attempts; `revoked` if the platform ended a session itself (a reused refresh
 * token).
 */
export type AuditOutcome = 'done' | 'refused' | 'revoked';

export interface AuditEntry {
  actorUserId: string | null;
  /** `subject.verb`, e.g. `company.approve`. */
  action: string;
  targetType: string;
  targetId: string;
  outcome: AuditOutcome;
  /** JSON or a short text; never a secret, an address or a message text. */
  detail?: string;
  /** Changed values before and after, by name. Never a secret, nor a text of a chat. */
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
}

/** SQL: a person, and the main account if they are its staff. */
const andMain = (person: string): string => `${person}, (SELECT master_user_id FROM staff WHERE user_id = ${person})`;
/** The same as JSON. */
const personAndMain = (person: string): string => `json_array(${andMain(person)})`;
const ofPerson = `(SELECT ${personAndMain('u.id')} FROM users u WHERE u.id = ?6)`;
/** SQL: JSON of the accounts of both sides of a chat. */
const ofBothSides = (from: string, [one, other]: readonly [string, string]): string =>
  `(SELECT json_array(one.owner_user_id, other.owner_user_id) FROM ${from} x
    JOIN company one ON one.id = x.${one} JOIN company other ON other.id = x.${other} WHERE x.id = ?6)`;
/** SQL: JSON of the accounts that an entry about ?6 concerns, by the type of its target; NULL if the target does not exist. */
const accountsOf: Readonly<Record<ModerationKind | DecisionTarget | 'staff' | 'session' | 'payment', string>> = {
  user: ofPerson,
  phone: ofPerson,
  staff: '(SELECT json_array(s.master_user_id) FROM staff s WHERE s.id = ?6)',
  session: `(SELECT ${personAndMain('f.user_id')} FROM session_family f WHERE f.id = ?6)`,
  company: '(SELECT json_array(c.owner_user_id) FROM company c WHERE c.id = ?6)',
  certificate: '(SELECT json_array(c.owner_user_id) FROM company_certificate t JOIN company c ON c.id = t.company_id WHERE t.id = ?6)',
  product: '(SELECT json_array(c.owner_user_id) FROM product p JOIN company c ON c.id = p.company_id WHERE p.id = ?6)',
  request: '(SELECT json_array(r.owner_user_id) FROM request r WHERE r.id = ?6)',
  payment: '(SELECT json_array(o.master_user_id) FROM payment_order o WHERE o.id = ?6)',
  chat: ofBothSides('chat', ['from_company_id', 'to_company_id']),
  report: ofBothSides('chat_report', ['reporter_company_id', 'reported_company_id']),
  // An article belongs to no account; the account of another case is NULL once it is forgotten.
  notice:
    "(SELECT json_array(n.account_user_id) FROM notice_case n WHERE n.id = ?6 AND (n.account_user_id IS NOT NULL OR n.target_kind = 'article'))",
  // A decision on a chat concerns both sides.
  appeal: `(SELECT json_array(${andMain('d.recipient_user_id')}, one.owner_user_id, other.owner_user_id)
    FROM appeal p JOIN decision d ON d.id = p.decision_id LEFT JOIN chat x ON x.id = d.target_id
    LEFT JOIN company one ON one.id = x.from_company_id LEFT JOIN company other ON other.id = x.to_company_id WHERE p.id = ?6)`,
  proposal: `(SELECT ${personAndMain('s.user_id')} FROM suspension_proposal s WHERE s.id = ?6)`,
  contact: `(SELECT ${personAndMain('u.id')} FROM contact_message m
    LEFT JOIN users u ON u.email_normal = ${normalEmailOf('m.email')} AND u.deleted_at IS NULL WHERE m.id = ?6)`,
};
/** Contents and plans belong to no account. */
const accounts = `CASE ?5 ${Object.entries(accountsOf)
  .map(([type, sql]) => `WHEN '${type}' THEN ${sql}`)
  .join(' ')} ELSE '[]' END`;

const valuesText = (values: AuditEntry['before']): string | null => (values === undefined ? null : JSON.stringify(values));

/**
 * A row of the append-only audit log, for the guarded batch of the write, so that both are stored or neither. It stores whom it concerns,
 * because its target may be deleted before the log is read.
 */
export function auditStatement(db: D1DatabaseSession, entry: AuditEntry, now: number): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO audit_log(id, at, actor_user_id, action, target_type, target_id, outcome, detail, old_values, new_values, accounts)
       VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,${accounts})`,
    )
    .bind(
      newId(),
      now,
      entry.actorUserId,
      entry.action,
      entry.targetType,
      entry.targetId,
      entry.outcome,
      entry.detail ?? '',
      valuesText(entry.before),
      valuesText(entry.after),
    );
}

/** Records an action of a person. @param action `subject.verb`, with a noun of that subject */
export const actStatement = (
  db: D1DatabaseSession,
  { userId }: { userId: string },
  action: `${'company' | 'certificate' | 'product' | 'request' | 'chat' | 'staff'}.${string}`,
  targetId: string,
  now: number,
): D1PreparedStatement => {
  const [targetType = ''] = action.split('.');
  return auditStatement(db, { actorUserId: userId, action, targetType, targetId, outcome: 'done' }, now);
};
