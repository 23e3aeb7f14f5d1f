/** Records that all jobs of a scheduled run succeeded. */
export const runSucceededStatement = (db: D1DatabaseSession, now: number): D1PreparedStatement =>
  db.prepare('INSERT INTO scheduled_run(id, succeeded_at) VALUES(1, ?1) ON CONFLICT(id) DO UPDATE SET succeeded_at=?1').bind(now);
