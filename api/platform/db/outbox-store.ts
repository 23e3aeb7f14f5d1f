/** SQL of delivering the outbox (rows are written by outbox.ts). */
import { dayMs, hourMs, minuteMs, secondMs } from '../../../contract/limits.ts';

export interface OutboxRow {
  id: string;
  topic: string;
  payload: string;
  attempts: number;
}

/** An interrupted delivery is retried after this time. */
const leaseMs = minuteMs;
const backoffMaxMs = hourMs;
const backoffFirstMs = 10 * secondMs;
/** Retention of delivered rows, for the analysis of problems. */
const retentionMs = 30 * dayMs;
/** Maximum of rows that are deleted in one run. */
const sweptMax = 1000;

/** Pause after a failed attempt, doubled by each further one. By default that of a delivery: 10 s, 20 s, 40 s … at most an hour. */
export const backoffMs = (attempts: number, firstMs = backoffFirstMs, maxMs = backoffMaxMs): number =>
  Math.min(maxMs, firstMs * 2 ** (attempts - 1));

/**
 * Claims due rows; no other run gets them meanwhile. Topics take turns, however many rows of one are due.
 * @param isSlowByTopic 1 for topics whose rows come last, so that no other waits for a slow service
 */
export async function claimDue(
  db: D1DatabaseSession,
  countMax: number,
  isSlowByTopic: Readonly<Record<string, 0 | 1>>,
  now: number,
): Promise<OutboxRow[]> {
  const { results } = await db
    .prepare(
      `UPDATE outbox SET attempts=attempts+1, next_at=?2
       WHERE rowid IN (SELECT due.rowid FROM json_each(?4) AS topics CROSS JOIN outbox AS due ON due.rowid IN (
           SELECT rowid FROM outbox WHERE topic=topics.key AND done_at IS NULL AND dead_at IS NULL AND next_at<=?1 ORDER BY next_at LIMIT ?3)
         ORDER BY topics.value, ROW_NUMBER() OVER (PARTITION BY topics.key ORDER BY due.next_at) LIMIT ?3)
       RETURNING id, topic, payload, attempts`,
    )
    .bind(now, now + leaseMs, countMax, JSON.stringify(isSlowByTopic))
    .all<OutboxRow>();
  return results;
}

/** Gives back the claim of a row whose delivery has not begun, unless another run has the row by now: it differs in the number of attempts. */
export const releaseClaim = (db: D1DatabaseSession, { id, attempts }: OutboxRow, now: number): Promise<unknown> =>
  db
    .prepare('UPDATE outbox SET attempts=attempts-1, next_at=?3 WHERE id=?1 AND attempts=?2 AND done_at IS NULL AND dead_at IS NULL')
    .bind(id, attempts, now)
    .run();

/** Marks a row as delivered and deletes its payload, which may contain addresses and valid links. */
export const doneStatement = (db: D1DatabaseSession, id: string, now: number): D1PreparedStatement =>
  db.prepare("UPDATE outbox SET done_at=?2, payload='{}' WHERE id=?1").bind(id, now);

/** The same for a row that its own call has delivered, found by its key. */
export const doneByKeyStatement = (db: D1DatabaseSession, dedupeKey: string, now: number): D1PreparedStatement =>
  db.prepare("UPDATE outbox SET done_at=?2, payload='{}' WHERE dedupe_key=?1 AND done_at IS NULL").bind(dedupeKey, now);

/**
 * Cancels pending deliveries.
 * @param condition of a topic, SQL over the row and ?1
 */
export const stopStatement = (db: D1DatabaseSession, condition: string, value: string, now: number): D1PreparedStatement =>
  db.prepare(`UPDATE outbox SET done_at=?2, payload='{}' WHERE done_at IS NULL AND dead_at IS NULL AND ${condition}`).bind(value, now);

/**
 * After a failed delivery: schedules the next attempt, or gives up after too many. @param attemptsMax of the row's topic @returns the time
 * of the next attempt, or null if it gave up
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

/** Deletes old rows. The first row shows whether any is old enough. */
export const sweepOutboxStatement = (db: D1DatabaseSession, now: number, countMax = sweptMax): D1PreparedStatement =>
  db
    .prepare(
      `DELETE FROM outbox WHERE rowid IN (SELECT rowid FROM (SELECT rowid, done_at, dead_at FROM outbox ORDER BY rowid
         LIMIT iif((SELECT created_at FROM outbox ORDER BY rowid LIMIT 1)<?1, ?2, 0)) WHERE done_at<?1 OR dead_at<?1)`,
    )
    .bind(now - retentionMs, countMax);
