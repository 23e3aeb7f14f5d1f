/** Records in the audit log who has viewed private data of a company (tax fields, documents) in the console. */
import { auditStatement } from '../platform/db/audit.ts';
import { isWaiting } from '../platform/db/pending-edit.ts';

type Looked = 'company' | 'certificate';
/** SQL: entries of the audit log that only record a view. */
export const lookActions = "('company.look', 'certificate.look')";

/** The entry for a view; it is stored before the data are shown. */
export const lookStatement = (
  db: D1DatabaseSession,
  targetType: Looked,
  { id, userId }: { id: string; userId: string },
  now: number,
): D1PreparedStatement =>
  auditStatement(db, { actorUserId: userId, action: `${targetType}.look`, targetType, targetId: id, outcome: 'done' }, now);

/** Whether a moderator is deciding on the company now: it is pending, and they have claimed it. */
export const isWorkedOnBy = async (db: D1DatabaseSession, companyId: string, userId: string, now: number): Promise<boolean> =>
  (await db
    .prepare(
      `SELECT 1 FROM company c JOIN moderation_claim m ON m.kind = 'company' AND m.item_id = c.id AND m.user_id = ?2 AND m.expires_at > ?3
       WHERE c.id = ?1 AND ${isWaiting('c')}`,
    )
    .bind(companyId, userId, now)
    .first()) !== null;
