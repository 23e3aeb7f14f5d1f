/** A mail to be sent, as a row of the outbox. */
import { people } from '../platform/db/forgetting.ts';
import { normalEmailOf } from '../platform/db/normal-email.ts';
import { outboxStatement } from '../platform/db/outbox.ts';
import { stopStatement } from '../platform/db/outbox-store.ts';
import type { MailPayload } from './payload.ts';

/**
 * One mail, for the batch of the write that it is about.
 * @param dedupeKey identifies the event: a second mail with the same key is dropped
 * @param dueAt when it is to be sent; at once if omitted
 */
export const mailStatement = (
  db: D1DatabaseSession,
  dedupeKey: string,
  payload: MailPayload,
  now: number,
  dueAt = now,
): D1PreparedStatement => outboxStatement(db, dedupeKey, { topic: 'mail', payload }, now, dueAt);

/** Cancels pending mails to deleted people. */
export const stopMailsStatement = (db: D1DatabaseSession, userId: string, now: number): D1PreparedStatement =>
  stopStatement(
    db,
    `topic='mail' AND ${normalEmailOf("json_extract(payload, '$.to')")} IN (SELECT email_normal FROM users WHERE id IN ${people})`,
    userId,
    now,
  );
