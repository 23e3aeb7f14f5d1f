/** SQL of the actions of a person, for the data export ("my data"). */
export interface ActRow {
  id: string;
  at: number;
  action: string;
  subject: string;
  outcome: string;
}

/** Actions, oldest first, without values and ids, which may concern other people. @param after the last row of the previous page */
export const listActs = async (
  db: D1DatabaseSession,
  userId: string,
  after: Pick<ActRow, 'at' | 'id'>,
  countMax: number,
): Promise<ActRow[]> =>
  (
    await db
      .prepare(
        `SELECT l.id, l.at, l.action, l.target_type AS subject, l.outcome FROM audit_log l
         WHERE l.actor_user_id=?1 AND (l.at, l.id)>(?2, ?3) ORDER BY l.at, l.id LIMIT ?4`,
      )
      .bind(userId, after.at, after.id, countMax)
      .all<ActRow>()
  ).results;

export const countActs = async (db: D1DatabaseSession, userId: string): Promise<number> =>
  (await db.prepare('SELECT COUNT(*) AS n FROM audit_log WHERE actor_user_id=?1').bind(userId).first<number>('n')) ?? 0;
