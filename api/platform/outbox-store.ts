/** The outbox as its delivery sees it (rows are written by outbox.ts). */
import { hourMs, minuteMs, secondMs } from '../../contract/limits.ts';

export interface OutboxRow {
  id: string;
  topic: string;
  payload: string;
  attempts: number;
}

/** A delivery that died in the middle is tried again after this. */
const leaseMs = minuteMs;
const attemptsMax = 8;
const backoffMaxMs = hourMs;
const backoffFirstMs = 10 * secondMs;

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

/** Not delivered: later again, or never after too many tries. @returns when, or null for never */
export async function putOff(db: D1DatabaseSession, row: OutboxRow, error: string, now: number): Promise<number | null> {
  // A message that was paid for is brought until it arrives (D-51); a mail is given up.
  const isDead = row.topic !== 'room_message' && row.attempts >= attemptsMax;
  const nextAt = now + backoffMs(row.attempts);
  await db
    .prepare("UPDATE outbox SET next_at=?2, last_error=?3, dead_at=?4, payload=CASE WHEN ?4 IS NULL THEN payload ELSE '{}' END WHERE id=?1")
    .bind(row.id, nextAt, error, isDead ? now : null)
    .run();
  return isDead ? null : nextAt;
}

/** Whether the account of an address wants no mails at all (level 3), or nobody has confirmed that the address is theirs. */
export async function isUnwanted(db: D1DatabaseSession, email: string): Promise<boolean> {
  const account = await db
    .prepare('SELECT notify_email, email_verified_at FROM users WHERE email_normal=?1 AND deleted_at IS NULL')
    .bind(email.toLowerCase())
    .first<{ notify_email: number; email_verified_at: number | null }>();
  return account !== null && (account.notify_email === 3 || account.email_verified_at === null);
}

/** Old rows are of no use to anyone. */
export const sweepOutboxStatement = (db: D1DatabaseSession, before: number): D1PreparedStatement =>
  db.prepare('DELETE FROM outbox WHERE done_at<?1 OR dead_at<?1').bind(before);
