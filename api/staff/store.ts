/** All SQL about staff. */
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
