/** SQL of appeals. */
import type { AppealOutcome } from '../../contract/decision/fields.ts';
import { closedTable } from '../platform/db/closed-table.ts';

/**
 * Adds the appeal unless there is one, or the decision was lifted. A guard follows.
 * @param appeal its files as JSON (api/platform/evidence.ts)
 */
export const addAppealStatement = (
  db: D1DatabaseSession,
  appeal: { id: string; decisionId: string; text: string; files: string },
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO appeal(id, decision_id, body, created_at, files) SELECT ?1, id, ?3, ?4, ?5 FROM decision WHERE id = ?2 AND lifted_at IS NULL
       ON CONFLICT(decision_id) DO NOTHING`,
    )
    .bind(appeal.id, appeal.decisionId, appeal.text, now, appeal.files);

/** The decision that an appeal contests, and who made it; null for an unknown appeal. */
export const readAppeal = (db: D1DatabaseSession, id: string): Promise<{ decision_id: string; decided_by: string } | null> =>
  db
    .prepare(
      `SELECT a.decision_id, COALESCE(u.full_name, '') AS decided_by
       FROM appeal a JOIN decision d ON d.id = a.decision_id LEFT JOIN users u ON u.id = d.decided_by WHERE a.id = ?1`,
    )
    .bind(id)
    .first<{ decision_id: string; decided_by: string }>();

export const closeAppealStatements = closedTable<AppealOutcome>('appeal');

/** The companies of a person; null unless they are suspended since that time. */
export async function listSuspendedWith(db: D1DatabaseSession, userId: string, since: number): Promise<string[] | null> {
  const row = await db
    .prepare(
      `SELECT (SELECT json_group_array(id) FROM company WHERE owner_user_id = u.id AND deleted_at IS NULL) AS ids
       FROM users u WHERE u.id = ?1 AND u.suspended_at = ?2 AND u.deleted_at IS NULL`,
    )
    .bind(userId, since)
    .first<{ ids: string }>();
  return row && (JSON.parse(row.ids) as string[]);
}
