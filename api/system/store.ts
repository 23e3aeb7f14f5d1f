/** SQL of the health of the marketplace: each query reads the end of an index. */
import { dayMs } from '../../contract/limits.ts';
import { outboxCountMax } from '../../contract/system/parts.ts';

export interface Pulse {
  /** When the scheduled run last succeeded. */
  run_at: number | null;
  /** Since when the earliest pending row of the outbox is due; in the future if none is. */
  due_at: number | null;
  has_lookups: 0 | 1;
}

/** One round trip, three rows. */
export const readPulse = (db: D1DatabaseSession): Promise<Pulse | null> =>
  db
    .prepare(
      `SELECT (SELECT succeeded_at FROM scheduled_run WHERE id=1) AS run_at,
        (SELECT next_at FROM outbox WHERE done_at IS NULL AND dead_at IS NULL ORDER BY next_at LIMIT 1) AS due_at,
        EXISTS(SELECT 1 FROM country) AND EXISTS(SELECT 1 FROM category) AS has_lookups`,
    )
    .first<Pulse>();

/** Due rows of the outbox, and those abandoned in the last day; both up to `outboxCountMax`. */
export async function countOutbox(db: D1DatabaseSession, now: number): Promise<{ due: number; givenUp: number }> {
  const row = await db
    .prepare(
      `SELECT (SELECT COUNT(*) FROM (SELECT 1 FROM outbox WHERE done_at IS NULL AND dead_at IS NULL AND next_at<=?1 LIMIT ?3)) AS due,
        (SELECT COUNT(*) FROM (SELECT 1 FROM outbox WHERE dead_at>?2 LIMIT ?3)) AS given_up`,
    )
    .bind(now, now - dayMs, outboxCountMax)
    .first<{ due: number; given_up: number }>();
  return { due: row?.due ?? 0, givenUp: row?.given_up ?? 0 };
}
