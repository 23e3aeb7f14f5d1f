/** Progress of the notices about ending plans, and the next plans: ranges of the index by the plan's end, never a scan of accounts. */
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';

export interface EndingPlan {
  seq: number;
  id: string;
  email: string;
  full_name: string;
  language: Language;
  notify_email: number;
  email_verified_at: number | null;
  plan_started_at: number;
  plan_expires_at: number;
}

interface Place {
  days: number;
  notified_until: number;
  notified_seq: number;
}

/** The last plan of each notice, by days before the end. */
export async function readProgress(db: D1DatabaseSession): Promise<Map<number, Place>> {
  const { results } = await db.prepare('SELECT days, notified_until, notified_seq FROM plan_notice').all<Place>();
  return new Map(results.map((place) => [place.days, place]));
}

const columns = `SELECT seq, id, email, full_name, language, notify_email, email_verified_at, plan_started_at, plan_expires_at FROM users
  WHERE deleted_at IS NULL AND plan_expires_at IS NOT NULL`;

/** Plans that end after a position and until a time, the next one first. */
export async function listEnding(
  db: D1DatabaseSession,
  after: { at: number; seq: number },
  until: number,
  countMax: number,
): Promise<EndingPlan[]> {
  // Two ranges, because SQLite uses only the first column of a pair with the row number as a bound of the index.
  const { results } = await db
    .prepare(
      `SELECT * FROM (${columns} AND plan_expires_at=?1 AND seq>?2 ORDER BY seq LIMIT ?4)
       UNION ALL SELECT * FROM (${columns} AND plan_expires_at>?1 AND plan_expires_at<=?3 ORDER BY plan_expires_at, seq LIMIT ?4) LIMIT ?4`,
    )
    .bind(after.at, after.seq, until, countMax)
    .all<EndingPlan>();
  return results;
}

export const readPlanEnd = (db: D1DatabaseSession, userId: string): Promise<number | null> =>
  db.prepare('SELECT plan_expires_at FROM users WHERE id=?1').bind(userId).first<number>('plan_expires_at');

/** Advances a notice; a simultaneous run may have advanced it further. */
export const progressStatement = (db: D1DatabaseSession, days: number, at: number, seq: number): D1PreparedStatement =>
  db
    .prepare('UPDATE plan_notice SET notified_until=?2, notified_seq=?3 WHERE days=?1 AND (notified_until, notified_seq)<(?2, ?3)')
    .bind(days, at, seq);
