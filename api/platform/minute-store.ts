/** When the work of the minute last succeeded as a whole. */
export const minuteDoneStatement = (db: D1DatabaseSession, now: number): D1PreparedStatement =>
  db.prepare('INSERT INTO minute_work(id, succeeded_at) VALUES(1, ?1) ON CONFLICT(id) DO UPDATE SET succeeded_at=?1').bind(now);

/** @returns ms, or null when it never did */
export const readMinuteDone = (db: D1DatabaseSession): Promise<number | null> =>
  db.prepare('SELECT succeeded_at FROM minute_work WHERE id=1').first<number>('succeeded_at');
