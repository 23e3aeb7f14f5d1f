/** A colleague's sign-in address, as staff_email_change says (api/staff/email-change-store.ts), for the batches that decide about it. */

/** The new address takes the place of the old one, once its link was used (?1 its hash). */
export const takeAddressStatement = (db: D1DatabaseSession, hash: string, now: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE users SET email=c.new_email, email_normal=c.new_email, email_verified_at=?2, version=version+1
       FROM staff_email_change c WHERE c.hash=?1 AND users.id=c.user_id AND users.deleted_at IS NULL`,
    )
    .bind(hash, now);

/**
 * The old address is back, and a password that was set since it was replaced is none.
 * @param provenAt when its owner has just shown that it is theirs; else it is as confirmed as it was
 */
export const restoreAddressStatement = (db: D1DatabaseSession, changeId: string, provenAt: number | null): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE users SET email=c.old_email, email_normal=c.old_email_normal, email_verified_at=COALESCE(c.old_verified_at, ?2),
         password_hash=CASE WHEN c.is_password_new THEN '' ELSE password_hash END, version=version+1
       FROM staff_email_change c WHERE c.id=?1 AND users.id=c.user_id AND users.deleted_at IS NULL`,
    )
    .bind(changeId, provenAt);
