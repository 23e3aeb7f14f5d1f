/**
 * What must happen after a write has been stored: mails and messages for chat rooms. The row is written in the write's
 * own batch, so that it exists exactly when the write does; delivery is repeated until it succeeds (see outbox-delivery.ts).
 */
import type { Language } from '../../contract/wire.ts';
import { newId } from './ids.ts';

export type MailTemplate =
  | 'activation'
  | 'known-email'
  | 'reset'
  | 'account-deleted'
  | 'staff-added'
  | 'staff-email'
  | 'staff-email-old'
  | 'company-approved'
  | 'company-rejected'
  | 'request-approved'
  | 'request-rejected'
  | 'new-message'
  | 'plan-expiring'
  | 'contact'
  | 'contact-operator';

export interface MailPayload {
  to: string;
  language: Language;
  template: MailTemplate;
  /** Values of the template's sentences; `href` is a path on our site, completed with the configured origin. */
  values: Record<string, string>;
}

export interface RoomMessagePayload {
  chatId: string;
  senderUserId: string;
  /** The sender's main account. */
  masterUserId: string;
  companyId: string;
  clientKey: string;
  text: string;
  createdAt: number;
}

type Payload = { topic: 'mail'; payload: MailPayload } | { topic: 'room_message'; payload: RoomMessagePayload };

/**
 * One outbox row as a statement for the write's batch.
 * @param dedupeKey names the event: a second row with the same key is left out
 */
export function outboxStatement(db: D1DatabaseSession, dedupeKey: string, { topic, payload }: Payload, now: number): D1PreparedStatement {
  return db
    .prepare(
      'INSERT INTO outbox(id, dedupe_key, topic, payload, next_at, created_at) VALUES(?1,?2,?3,?4,?5,?5) ON CONFLICT(dedupe_key) DO NOTHING',
    )
    .bind(newId(), dedupeKey, topic, JSON.stringify(payload), now);
}
