/** SQL of the audit log's page. Each filter reads an index that ends with the time, so that the cost depends on the shown rows only. */
import { mainAccountOf } from '../account/account-store.ts';
import { lookActions } from '../company/look-store.ts';

export interface AuditRow {
  id: string;
  at: number;
  actor: string;
  actor_user_id: string | null;
  action: string;
  target_type: string | null;
  target_id: string | null;
  outcome: string;
  detail: string | null;
  old_values: string | null;
  new_values: string | null;
  /** Whether another account did it to something of the reader's account. */
  is_by_others: number;
}

export interface AuditFilter {
  /** The reader's main account. */
  masterUserId: string;
  /** Without entries that only record a view. */
  isWithoutLooks?: boolean;
  actorUserId?: string | undefined;
  action?: string | undefined;
  targetId?: string | undefined;
  /** From this time on, and before the other. */
  from: number;
  to: number;
  /** The last entry of the previous page. */
  before?: { at: number; id: string } | undefined;
}

const ownerOfCompany = (company: string): string => `(SELECT owner_user_id FROM company WHERE id = ${company})`;
/**
 * SQL: the main accounts that an entry concerns, by the type of its target; each is found by a key. Contents and plans belong to no
 * account.
 */
const accountsOf: Readonly<Record<string, string>> = {
  user: mainAccountOf('a.target_id'),
  phone: mainAccountOf('a.target_id'),
  staff: '(SELECT master_user_id FROM staff WHERE id = a.target_id)',
  session: mainAccountOf('(SELECT user_id FROM session_family WHERE id = a.target_id)'),
  company: ownerOfCompany('a.target_id'),
  certificate: ownerOfCompany('(SELECT company_id FROM company_certificate WHERE id = a.target_id)'),
  product: ownerOfCompany('(SELECT company_id FROM product WHERE id = a.target_id)'),
  request: '(SELECT owner_user_id FROM request WHERE id = a.target_id)',
  payment: '(SELECT master_user_id FROM payment_order WHERE id = a.target_id)',
  chat: ['from_company_id', 'to_company_id'].map((side) => ownerOfCompany(`(SELECT ${side} FROM chat WHERE id = a.target_id)`)).join(', '),
  report: ['reporter_company_id', 'reported_company_id']
    .map((side) => ownerOfCompany(`(SELECT ${side} FROM chat_report WHERE id = a.target_id)`))
    .join(', '),
  notice: ownerOfCompany(
    `(SELECT COALESCE((SELECT company_id FROM request WHERE id = n.target_id), (SELECT company_id FROM product WHERE id = n.target_id), n.target_id)
      FROM notice_case n WHERE n.id = a.target_id)`,
  ),
  appeal: mainAccountOf('(SELECT d.recipient_user_id FROM appeal p JOIN decision d ON d.id = p.decision_id WHERE p.id = a.target_id)'),
  proposal: mainAccountOf('(SELECT user_id FROM suspension_proposal WHERE id = a.target_id)'),
  contact: mainAccountOf(
    '(SELECT u.id FROM contact_message m JOIN users u ON u.email_normal = lower(trim(m.email)) AND u.deleted_at IS NULL WHERE m.id = a.target_id)',
  ),
};
/** SQL: whether another account did it to something of the account ?3. */
const isByOthers = `(CASE a.target_type ${Object.entries(accountsOf)
  .map(([type, accounts]) => `WHEN '${type}' THEN ?3 IN (${accounts})`)
  .join(' ')} END IS TRUE AND ${mainAccountOf('a.actor_user_id')} <> ?3)`;

/** @param countMax most entries, newest first */
export async function readAudit(db: D1DatabaseSession, filter: AuditFilter, countMax: number): Promise<AuditRow[]> {
  const { masterUserId, actorUserId, action, targetId, from, to, before } = filter;
  const values: (string | number)[] = [from, to, masterUserId];
  const bound = (value: string | number): string => `?${values.push(value)}`;
  const conditions = ['a.at >= ?1 AND a.at < ?2'];
  // Uses the narrowest index; other conditions are checked on its rows.
  if (targetId !== undefined) conditions.push(`a.target_id = ${bound(targetId)}`);
  if (actorUserId !== undefined) conditions.push(`${targetId === undefined ? '' : '+'}a.actor_user_id = ${bound(actorUserId)}`);
  if (action !== undefined) conditions.push(`${(targetId ?? actorUserId) === undefined ? '' : '+'}a.action = ${bound(action)}`);
  if (filter.isWithoutLooks === true) conditions.push(`a.action NOT IN ${lookActions}`);
  if (before !== undefined) conditions.push(`(a.at, a.id) < (${bound(before.at)}, ${bound(before.id)})`);
  const { results } = await db
    .prepare(
      `SELECT a.id, a.at, a.actor_user_id, COALESCE(u.full_name, '') AS actor, a.action, a.target_type, a.target_id, a.outcome, a.detail, a.old_values, a.new_values,
         COALESCE(${isByOthers}, 0) AS is_by_others
       FROM audit_log a LEFT JOIN users u ON u.id = a.actor_user_id WHERE ${conditions.join(' AND ')} ORDER BY a.at DESC, a.id DESC LIMIT ${countMax}`,
    )
    .bind(...values)
    .all<AuditRow>();
  return results;
}
