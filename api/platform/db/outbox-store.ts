/** The outbox as its delivery sees it (rows are written by outbox.ts). */
import { dayMs, hourMs, minuteMs, secondMs } from '../../../contract/limits.ts';

export interface OutboxRow {
  id: string;
  topic: string;
  payload: string;
  attempts: number;
}

/** A delivery that died in the middle is tried again after this. */
const leaseMs = minuteMs;
const backoffMaxMs = hourMs;
const backoffFirstMs = 10 * secondMs;
/** Delivered rows serve a month of looking back. */
const keptMs = 30 * dayMs;
/** Rows of one minute. */
const sweptMax = 1000;

/** How long a failed delivery waits: 10 s, 20 s, 40 s … an hour at most. */
export const backoffMs = (attempts: number): number => Math.min(backoffMaxMs, backoffFirstMs * 2 ** (attempts - 1));

/** Takes due rows; no other delivery gets them meanwhile. */
export async function claimDue(db: D1DatabaseSession, countMax: number, now: number): Promise<OutboxRow[]> {
  const { results } = await db
    .prepare(
      `UPDATE outbox SET attempts=attempts+1, next_at=?2
       WHERE id IN (SELECT id FROM outbox WHERE done_at IS NULL AND dead_at IS NULL AND next_at<=?1 ORDER BY next_at LIMIT ?3)
       RETURNING id, topic, payload, attempts`,
    )
    .bind(now, now + leaseMs, countMax)
    .all<OutboxRow>();
  return results;
}

/** Delivered: the payload goes, because it holds addresses and links that still work. */
export const doneStatement = (db: D1DatabaseSession, id: string, now: number): D1PreparedStatement =>
  db.prepare("UPDATE outbox SET done_at=?2, payload='{}' WHERE id=?1").bind(id, now);

/** The same for a row that is known by its key, delivered by its own call. */
export const doneByKeyStatement = (db: D1DatabaseSession, dedupeKey: string, now: number): D1PreparedStatement =>
  db.prepare("UPDATE outbox SET done_at=?2, payload='{}' WHERE dedupe_key=?1 AND done_at IS NULL").bind(dedupeKey, now);

/**
 * Stops what waits for its delivery.
 * @param condition of a topic, SQL over the row and ?1
 */
export const stopStatement = (db: D1DatabaseSession, condition: string, value: string, now: number): D1PreparedStatement =>
  db.prepare(`UPDATE outbox SET done_at=?2, payload='{}' WHERE done_at IS NULL AND dead_at IS NULL AND ${condition}`).bind(value, now);

/**
 * Not delivered: later again, or never after too many tries.
 * @param attemptsMax of the row's topic
 * @returns when, or null for never
 */
export async function putOff(
  db: D1DatabaseSession,
  row: OutboxRow,
  error: string,
  attemptsMax: number,
  now: number,
): Promise<number | null> {
  const isDead = row.attempts >= attemptsMax;
  const nextAt = now + backoffMs(row.attempts);
  await db
    .prepare("UPDATE outbox SET next_at=?2, last_error=?3, dead_at=?4, payload=CASE WHEN ?4 IS NULL THEN payload ELSE '{}' END WHERE id=?1")
    .bind(row.id, nextAt, error, isDead ? now : null)
    .run();
  return isDead ? null : nextAt;
}

/** Old rows are of no use to anyone. The first one says whether there is anything to do. */
export const sweepOutboxStatement = (db: D1DatabaseSession, now: number, countMax = sweptMax): D1PreparedStatement =>
  db
    .prepare(
      `DELETE FROM outbox WHERE rowid IN (SELECT rowid FROM (SELECT rowid, done_at, dead_at FROM outbox ORDER BY rowid
         LIMIT iif((SELECT created_at FROM outbox ORDER BY rowid LIMIT 1)<?1, ?2, 0)) WHERE done_at<?1 OR dead_at<?1)`,
    )
    .bind(now - keptMs, countMax);
