/** When the work of the minute last succeeded as a whole. */
export const minuteDoneStatement = (db: D1DatabaseSession, now: number): D1PreparedStatement =>
  db.prepare('INSERT INTO minute_work(id, succeeded_at) VALUES(1, ?1) ON CONFLICT(id) DO UPDATE SET succeeded_at=?1').bind(now);
