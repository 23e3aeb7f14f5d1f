/** All SQL about staff. */
import { changedStatement } from '../platform/guard.ts';
import { revokeUserStatement } from '../session/family-store.ts';

export interface StaffRow {
  id: string;
  user_id: string;
  master_user_id: string;
  flags: number;
  email: string;
  full_name: string;
}

/** Staff of an account in the order they were added. */
export async function listStaff(db: D1DatabaseSession, masterUserId: string): Promise<StaffRow[]> {
  const { results } = await db
    .prepare(
      `SELECT s.id, s.user_id, s.master_user_id, s.flags, u.email, u.full_name FROM staff s JOIN users u ON u.id=s.user_id AND u.deleted_at IS NULL
       WHERE s.master_user_id=?1 AND s.removed_at IS NULL ORDER BY s.created_at, s.id`,
    )
    .bind(masterUserId)
    .all<StaffRow>();
  return results;
}

/** One of the account's staff by the id of its row; null for another account's. */
export function findStaff(
  db: D1DatabaseSession,
  masterUserId: string,
  staffId: string,
): Promise<{ user_id: string; flags: number } | null> {
  return db
    .prepare('SELECT user_id, flags FROM staff WHERE id=?1 AND master_user_id=?2 AND removed_at IS NULL')
    .bind(staffId, masterUserId)
    .first();
}

/** Makes a user staff while there is room in the plan; the guard that follows it fails the batch otherwise. */
export function staffStatement(
  db: D1DatabaseSession,
  staff: { id: string; userId: string; masterUserId: string; flags: number },
  limit: number,
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO staff(user_id, master_user_id, id, flags, created_at) SELECT ?1,?2,?3,?4,?5
       WHERE ?6=-1 OR (SELECT COUNT(*) FROM staff WHERE master_user_id=?2 AND removed_at IS NULL)<?6`,
    )
    .bind(staff.userId, staff.masterUserId, staff.id, staff.flags, now, limit);
}

/** Removes a member of staff: the row stays for what they wrote, the address becomes free. */
export function removeStatements(db: D1DatabaseSession, staffId: string, userId: string, now: number): D1PreparedStatement[] {
  return [
    db.prepare('UPDATE staff SET removed_at=?2 WHERE id=?1 AND removed_at IS NULL').bind(staffId, now),
    changedStatement(db),
    db.prepare('UPDATE users SET deleted_at=?2 WHERE id=?1 AND deleted_at IS NULL').bind(userId, now),
    revokeUserStatement(db, userId, 'removed', now),
  ];
}
