/** Statements that change a colleague's sign-in address, by the rules of staff_email_change (api/staff/email-change-store.ts). */

/**
 * The new address replaces the old one after its link was used (?1 is its hash). An address that was confirmed before stays so since then:
 * a later reset removes only passkeys from before the first confirmation.
 */
export const takeAddressStatement = (db: D1DatabaseSession, hash: string, now: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE users SET email=c.new_email, email_normal=c.new_email, email_verified_at=COALESCE(email_verified_at, ?2), version=version+1
       FROM staff_email_change c WHERE c.hash=?1 AND users.id=c.user_id AND users.deleted_at IS NULL`,
    )
    .bind(hash, now);

/**
 * Restores the old address, and removes a password that was set after the address was replaced. @param provenAt time at which the owner has
 * proved the old address by this call; null keeps the stored confirmation
 */
export const restoreAddressStatement = (db: D1DatabaseSession, changeId: string, provenAt: number | null): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE users SET email=c.old_email, email_normal=c.old_email_normal, email_verified_at=COALESCE(c.old_verified_at, ?2),
         password_hash=CASE WHEN c.is_password_new THEN '' ELSE password_hash END, version=version+1
       FROM staff_email_change c WHERE c.id=?1 AND users.id=c.user_id AND users.deleted_at IS NULL`,
    )
    .bind(changeId, provenAt);
