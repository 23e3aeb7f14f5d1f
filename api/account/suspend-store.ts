/** Statements that suspend a person or end the suspension. A guard has to follow each. */

/** Changes nothing if the person is already suspended or deleted. */
export const suspendUserStatement = (db: D1DatabaseSession, userId: string, reason: string, now: number): D1PreparedStatement =>
  db
    .prepare('UPDATE users SET suspended_at=?3, suspend_reason=?2 WHERE id=?1 AND suspended_at IS NULL AND deleted_at IS NULL')
    .bind(userId, reason, now);

/** Changes nothing if the person is not suspended. */
export const freeUserStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db
    .prepare('UPDATE users SET suspended_at=NULL, suspend_reason=NULL WHERE id=?1 AND suspended_at IS NOT NULL AND deleted_at IS NULL')
    .bind(userId);
