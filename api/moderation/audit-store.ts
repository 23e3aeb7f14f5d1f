/** SQL of the audit log's page. Each filter reads an index that ends in the time, so that a page costs what it shows. */

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
}

export interface AuditFilter {
  actorUserId?: string | undefined;
  action?: string | undefined;
  targetId?: string | undefined;
  /** From this moment on, and before that one. */
  from: number;
  to: number;
  /** The last entry of the page before. */
  before?: { at: number; id: string } | undefined;
}

/** @param countMax so many entries, the newest first */
export async function readAudit(db: D1DatabaseSession, filter: AuditFilter, countMax: number): Promise<AuditRow[]> {
  const { actorUserId, action, targetId, from, to, before } = filter;
  const values: (string | number)[] = [from, to];
  const bound = (value: string | number): string => `?${values.push(value)}`;
  const conditions = ['a.at >= ?1 AND a.at < ?2'];
  // The narrowest index is taken; the others are looked at in what it finds.
  if (targetId !== undefined) conditions.push(`a.target_id = ${bound(targetId)}`);
  if (actorUserId !== undefined) conditions.push(`${targetId === undefined ? '' : '+'}a.actor_user_id = ${bound(actorUserId)}`);
  if (action !== undefined) conditions.push(`${(targetId ?? actorUserId) === undefined ? '' : '+'}a.action = ${bound(action)}`);
  if (before !== undefined) conditions.push(`(a.at, a.id) < (${bound(before.at)}, ${bound(before.id)})`);
  const { results } = await db
    .prepare(
      `SELECT a.id, a.at, a.actor_user_id, COALESCE(u.full_name, '') AS actor, a.action, a.target_type, a.target_id, a.outcome, a.detail, a.old_values, a.new_values
       FROM audit_log a LEFT JOIN users u ON u.id = a.actor_user_id WHERE ${conditions.join(' AND ')} ORDER BY a.at DESC, a.id DESC LIMIT ${countMax}`,
    )
    .bind(...values)
    .all<AuditRow>();
  return results;
}
