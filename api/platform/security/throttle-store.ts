/**
 * Counters of attempts and of waiting times, in fixed windows. They are increased before the work, so that simultaneous attempts are
 * counted too.
 */
import { dayMs } from '../../../contract/limits.ts';
import type { ErrorCode } from '../../../contract/wire/errors.ts';
import { Refusal } from '../http/refusal.ts';

export interface Tries {
  /** The number of attempts, including this one. */
  count: number;
  retryAfterMs: number;
}

/** Counts an attempt and returns the number in the window. */
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

/** @throws Refusal THROTTLED, or the given code, with the time to wait */
export function refuseAbove(tries: Tries, countMax: number, code: ErrorCode = 'THROTTLED'): void {
  if (tries.count > countMax) throw new Refusal(code, { retryAfterSeconds: tries.retryAfterMs / 1000 });
}

/** Counts an attempt. @throws Refusal THROTTLED above the limit */
export async function limitTries(db: D1DatabaseSession, key: string, countMax: number, windowMs: number, now: number): Promise<void> {
  refuseAbove(await countTry(db, key, windowMs, now), countMax);
}

/** Delays after wrong attempts: the first attempts have none, then each delay is twice as long as the one before. */
export interface Delays {
  freeMax: number;
  firstMs: number;
  longestMs: number;
}

/** SQL: the end of the delay after this many attempts. ?2 is now. */
const waitAfter = (count: string): string => `?2 + CASE WHEN ${count} < ?3 THEN 0 ELSE MIN(?5, ?4 << MIN(${count} - ?3, 30)) END`;

/**
 * Counts an attempt for several keys, each with its own delays; an attempt during a delay is not counted. A successful attempt is
 * subtracted by {@link forgetTriesStatement}; a day after its last wait a key is deleted.
 * @throws Refusal THROTTLED with the time to wait
 */
export async function delayTry(db: D1DatabaseSession, delays: Readonly<Record<string, Delays>>, now: number): Promise<void> {
  const keys = JSON.stringify(Object.keys(delays));
  const waitStatement = db
    .prepare('SELECT MAX(window_ends_at) AS until FROM throttle WHERE key IN (SELECT value FROM json_each(?1))')
    .bind(keys);
  const refuse = (until: number): never => {
    throw new Refusal('THROTTLED', { retryAfterSeconds: (until - now) / 1000 });
  };
  const until = (await waitStatement.first<number>('until')) ?? now;
  if (until > now) refuse(until);
  const counted = await db.batch(
    Object.entries(delays).map(([key, { freeMax, firstMs, longestMs }]) =>
      db
        .prepare(
          `INSERT INTO throttle(key, count, window_ends_at) VALUES(?1, 1, ${waitAfter('1')})
           ON CONFLICT(key) DO UPDATE SET count=count+1, window_ends_at=${waitAfter('(count+1)')} WHERE window_ends_at<=?2 RETURNING count`,
        )
        .bind(key, now, freeMax, firstMs, longestMs),
    ),
  );
  // Simultaneous attempts have started a delay.
  if (counted.some(({ results }) => results.length === 0)) refuse((await waitStatement.first<number>('until')) ?? now);
}

/** Deletes the counter of one key. */
export const forgetTriesStatement = (db: D1DatabaseSession, key: string): D1PreparedStatement =>
  db.prepare('DELETE FROM throttle WHERE key=?1').bind(key);

/** Subtracts one attempt, which was successful. */
export const takeTryBackStatement = (db: D1DatabaseSession, key: string): D1PreparedStatement =>
  db.prepare('UPDATE throttle SET count=count-1 WHERE key=?1 AND count>0').bind(key);

/** Subtracts at once one attempt of each key, whose call was refused later. */
export async function takeTriesBack(db: D1DatabaseSession, keys: readonly string[]): Promise<void> {
  await db.batch(keys.map((key) => takeTryBackStatement(db, key)));
}

/**
 * Starts a waiting time, in which further calls are refused; only one of simultaneous calls starts it. @returns whether this call started
 * it, and the remaining time
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

/** Deletes expired counters. */
export const sweepThrottleStatement = (db: D1DatabaseSession, now: number): D1PreparedStatement =>
  db.prepare('DELETE FROM throttle WHERE window_ends_at<?1').bind(now - dayMs);
