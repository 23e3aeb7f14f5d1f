/** Brings what the outbox holds to where it belongs: right after the write, again by the queue, and every minute by the cron. */
import { deliverRoomMessage } from '../chat/room-delivery.ts';
import { composeMail } from '../mail/compose.ts';
import { sentMailStatement } from '../mail/sent-mail-store.ts';
import { secondMs } from '../../contract/limits.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Env } from './env.ts';
import type { Deps } from './handler.ts';
import type { MailPayload, MailTemplate, RoomMessagePayload } from './outbox.ts';
import { claimDue, doneStatement, isUnwanted, type OutboxRow, putOff } from './outbox-store.ts';

const batchSize = 20;
/** A queue's longest delay. */
const queueDelaySecondsMax = 12 * 3600;

/** Mails that a person can switch off. What is important enough for level 2 is judged where they are written. */
const notifications: ReadonlySet<MailTemplate> = new Set([
  'company-approved',
  'company-rejected',
  'request-approved',
  'request-rejected',
  'new-message',
  'plan-expiring',
]);

/** Who our mails come from: an address of the site's own host. */
const senderOf = (env: Env): { name: string; email: string } => ({ name: 'Kervan', email: `no-reply@${new URL(env.ORIGIN).hostname}` });

async function deliver(env: Env, db: D1DatabaseSession, row: OutboxRow, now: number): Promise<void> {
  if (row.topic === 'mail') {
    const payload = JSON.parse(row.payload) as MailPayload;
    if (notifications.has(payload.template) && (await isUnwanted(db, payload.to))) {
      await doneStatement(db, row.id, now).run();
      return;
    }
    const mail = composeMail(payload, env.ORIGIN);
    await env.MAIL.send({ from: senderOf(env), to: mail.to, subject: mail.subject, text: mail.text, html: mail.html });
    const isKept = env.MODE === 'local' || env.MODE === 'demo';
    await db.batch([...(isKept ? [sentMailStatement(db, row.id, mail, now)] : []), doneStatement(db, row.id, now)]);
    return;
  }
  if (row.topic === 'room_message') {
    await deliverRoomMessage(env, JSON.parse(row.payload) as RoomMessagePayload);
    await doneStatement(db, row.id, now).run();
    return;
  }
  throw new Error(`no delivery for the topic ${row.topic}`);
}

async function deliverOrPutOff(env: Env, db: D1DatabaseSession, row: OutboxRow, now: number): Promise<void> {
  try {
    await deliver(env, db, row, now);
  } catch (error) {
    // A mail provider may repeat the address in its message: only the kind of the error is kept.
    const kind = error instanceof Error ? error.name : 'unknown';
    console.error(JSON.stringify({ outbox: row.id, topic: row.topic, attempts: row.attempts, error: kind }));
    const nextAt = await putOff(db, row, kind, now);
    if (nextAt !== null)
      await env.MAIL_QUEUE.send(
        { outboxId: row.id },
        { delaySeconds: Math.min(queueDelaySecondsMax, Math.ceil((nextAt - now) / secondMs)) },
      );
  }
}

/** Delivers everything that is due. Safe to run many times at once: a row is claimed by one of them. */
export async function deliverDue(env: Env, clock: Clock = systemClock): Promise<void> {
  const db = env.DB.withSession('first-primary');
  for (;;) {
    const rows = await claimDue(db, batchSize, clock.now());
    for (const row of rows) await deliverOrPutOff(env, db, row, clock.now());
    // A delivered chat message leaves a mail behind, so the last round finds nothing.
    if (rows.length === 0) return;
  }
}

/** Delivers what this call's write has put into the outbox, after its answer. */
export function deliverSoon({ env, clock, waitUntil }: Deps): void {
  waitUntil(deliverDue(env, clock));
}
