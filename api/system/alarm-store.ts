/** SQL of alarms: since when a problem exists, each read from the end of an index. */
import { hourMs } from '../../contract/limits.ts';
import { type AlarmKind, outboxGivenUpMax, outboxLateMs, outboxTriesMax, paymentOpenMs, refundOpenMs } from './alarm-kinds.ts';

export interface AlarmRow {
  kind: AlarmKind;
  /** When the problem was noticed; null without one. */
  began_at: number | null;
  /** When a mail was last sent about it. */
  notified_at: number | null;
}

export const listAlarms = async (db: D1DatabaseSession): Promise<AlarmRow[]> =>
  (await db.prepare('SELECT kind, began_at, notified_at FROM alarm').all<AlarmRow>()).results;

export const alarmStatement = (
  db: D1DatabaseSession,
  { kind, began_at: beganAt, notified_at: notifiedAt }: AlarmRow,
): D1PreparedStatement =>
  db
    .prepare('INSERT INTO alarm(kind, began_at, notified_at) VALUES(?1,?2,?3) ON CONFLICT(kind) DO UPDATE SET began_at=?2, notified_at=?3')
    .bind(kind, beganAt, notifiedAt);

/** Since when deliveries are stuck and a payment or refund is open, ms; null if they are not. */
export async function readStuck(db: D1DatabaseSession, now: number): Promise<{ outbox: number | null; payment: number | null }> {
  const open = 'done_at IS NULL AND dead_at IS NULL';
  const row = await db
    .prepare(
      `SELECT COALESCE(
          (SELECT next_at FROM outbox WHERE ${open} AND next_at<?1 ORDER BY next_at LIMIT 1),
          (SELECT created_at FROM outbox WHERE ${open} AND attempts>=${outboxTriesMax + 1} LIMIT 1 OFFSET ${outboxGivenUpMax - 1}),
          (SELECT created_at FROM outbox WHERE ${open} AND attempts>=${outboxTriesMax + 1} AND topic<>'mail' LIMIT 1),
          (SELECT dead_at FROM outbox WHERE dead_at>?2 ORDER BY dead_at LIMIT 1 OFFSET ${outboxGivenUpMax - 1})) AS outbox,
        (SELECT MIN(since) FROM (
          SELECT * FROM (SELECT expires_at AS since FROM payment_order WHERE state IN('pending','capturing') AND expires_at<?3 ORDER BY expires_at LIMIT 1)
          UNION ALL
          SELECT * FROM (SELECT refund_asked_at FROM payment_order WHERE refunded_at IS NULL AND refund_asked_at<?4 ORDER BY refund_asked_at LIMIT 1))) AS payment`,
    )
    .bind(now - outboxLateMs, now - hourMs, now - paymentOpenMs, now - refundOpenMs)
    .first<{ outbox: number | null; payment: number | null }>();
  return row ?? { outbox: null, payment: null };
}
