/** Counters of tries and waits in fixed windows. Counted before the work, so that parallel tries can not slip past. */
import { dayMs } from '../../contract/limits.ts';
import { Refusal } from './refusal.ts';

export interface Tries {
  /** This try included. */
  count: number;
  retryAfterMs: number;
}

/** Counts one try and says how many there were in the window. */
export async function countTry(db: D1DatabaseSession, key: string, windowMs: number, now: number): Promise<Tries> {
  const row = await db
    .prepare(
      `INSERT INTO throttle(key, count, window_ends_at) VALUES(?1, 1, ?3)
       ON CONFLICT(key) DO UPDATE SET
         count=CASE WHEN window_ends_at<=?2 THEN 1 ELSE count+1 END,
         window_ends_at=CASE WHEN window_ends_at<=?2 THEN ?3 ELSE window_ends_at END
       RETURNING count, window_ends_at`,
    )
    .bind(key, now, now + windowMs)
    .first<{ count: number; window_ends_at: number }>();
  return { count: row?.count ?? 1, retryAfterMs: (row?.window_ends_at ?? now + windowMs) - now };
}

/** @throws Refusal THROTTLED with the time to wait */
export function refuseAbove(tries: Tries, countMax: number): void {
  if (tries.count > countMax) throw new Refusal('THROTTLED', { retryAfterSeconds: tries.retryAfterMs / 1000 });
}

/** Counts one try. @throws Refusal THROTTLED when there were more than allowed */
export async function limitTries(db: D1DatabaseSession, key: string, countMax: number, windowMs: number, now: number): Promise<void> {
  refuseAbove(await countTry(db, key, windowMs, now), countMax);
}

/** Forgets the tries of one key. */
export const forgetTriesStatement = (db: D1DatabaseSession, key: string): D1PreparedStatement =>
  db.prepare('DELETE FROM throttle WHERE key=?1').bind(key);
/** Takes one try back: it was no wrong one. */
export const takeTryBackStatement = (db: D1DatabaseSession, key: string): D1PreparedStatement =>
  db.prepare('UPDATE throttle SET count=count-1 WHERE key=?1 AND count>0').bind(key);

/**
 * Starts a wait that one of all who ask at once gets.
 * @returns whether it was free, and how long until it is again
 */
export async function claimWait(
  db: D1DatabaseSession,
  key: string,
  waitMs: number,
  now: number,
): Promise<{ isFree: boolean; retryAfterMs: number }> {
  const tries = await countTry(db, key, waitMs, now);
  return { isFree: tries.count === 1, retryAfterMs: tries.retryAfterMs };
}

/** Throws away what has ended. */
export const sweepThrottleStatement = (db: D1DatabaseSession, now: number): D1PreparedStatement =>
  db.prepare('DELETE FROM throttle WHERE window_ends_at<?1').bind(now - dayMs);
