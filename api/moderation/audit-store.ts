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
  /** Whether another account did it to something of the reader's account, or may have. */
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

/**
 * SQL: whether another account did it to something of the account ?3. If nobody knows any more what an entry was about, its note is treated
 * as if it were about the reader.
 */
const isByOthers = `((instr(a.accounts, ?3) > 0 OR (a.accounts IS NULL AND a.detail <> '')) AND ${mainAccountOf('a.actor_user_id')} <> ?3) IS TRUE`;

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
         ${isByOthers} AS is_by_others
       FROM audit_log a LEFT JOIN users u ON u.id = a.actor_user_id WHERE ${conditions.join(' AND ')} ORDER BY a.at DESC, a.id DESC LIMIT ${countMax}`,
    )
    .bind(...values)
    .all<AuditRow>();
  return results;
}
