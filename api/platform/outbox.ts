/**
 * What must happen after a write has been stored. The row is written in the write's own batch, so that it exists exactly when the write
 * does; delivery is repeated until it succeeds (api/jobs/delivery.ts). What a payload says is its topic's matter.
 */
import { newId } from './ids.ts';

/** A topic of api/jobs/delivery.ts with what its delivery needs. */
interface Outgoing {
  topic: string;
  payload: object;
}

/**
 * One outbox row as a statement for the write's batch.
 * @param dedupeKey names the event: a second row with the same key is left out
 */
export function outboxStatement(db: D1DatabaseSession, dedupeKey: string, { topic, payload }: Outgoing, now: number): D1PreparedStatement {
  return db
    .prepare(
      'INSERT INTO outbox(id, dedupe_key, topic, payload, next_at, created_at) VALUES(?1,?2,?3,?4,?5,?5) ON CONFLICT(dedupe_key) DO NOTHING',
    )
    .bind(newId(), dedupeKey, topic, JSON.stringify(payload), now);
}
