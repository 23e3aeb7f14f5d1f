/** Refunds a contact whose chat nobody opened (docs/behaviour.md#contact-refund). The chat room schedules the check (room.ts). */
import { contactRefundMs } from '../../../contract/limits.ts';
import { grantStatement } from '../../credit/ledger-store.ts';
import { notificationStatement } from '../../notification/notification-store.ts';
import { changedStatement, runGuarded } from '../../platform/db/guard.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { RefundPlan } from '../room/room-message.ts';
import { chatHref } from '../store.ts';

interface PaidContact {
  amount: number;
  payer_user_id: string;
  other_user_id: string;
  payer_name: string;
  other_name: string;
  subject: string;
}

const readPaid = (db: D1DatabaseSession, { chatId, key }: RefundPlan): Promise<PaidContact | null> =>
  db
    .prepare(
      `SELECT t.amount, c.payer_user_id, o.master_user_id AS other_user_id, own.name AS payer_name, other.name AS other_name, c.name_for_all AS subject
       FROM credit_transfer t JOIN chat c ON c.id = ?2
       JOIN chat_member m ON m.chat_id = c.id AND m.master_user_id = c.payer_user_id JOIN company own ON own.id = m.company_id
       JOIN chat_member o ON o.chat_id = c.id AND o.master_user_id <> c.payer_user_id JOIN company other ON other.id = o.company_id
       WHERE t.operation_key = ?1`,
    )
    .bind(`contact:${key}`, chatId)
    .first<PaidContact>();

/** Guards the batch: the chat is still unopened and paid by this payment, and its payer exists. */
const unpaidStatements = (db: D1DatabaseSession, { chatId, key }: RefundPlan, sequence: number, now: number): D1PreparedStatement[] => [
  db
    .prepare(
      `UPDATE chat SET is_paid=0, refunded_at=?2 WHERE id=?1 AND is_paid=1 AND deleted_at IS NULL AND price>0
         AND ?3=id||CASE WHEN refunded_at IS NULL THEN '' ELSE ':'||refunded_at END
         AND EXISTS(SELECT 1 FROM users WHERE id=payer_user_id AND deleted_at IS NULL)
         AND NOT EXISTS(SELECT 1 FROM chat_member m WHERE m.chat_id=chat.id AND m.master_user_id<>chat.payer_user_id AND m.last_read_sequence>=?4)`,
    )
    .bind(chatId, now, key, sequence),
  changedStatement(db),
];

/**
 * Those of an account's chats whose other side has paid for the contact, and whose paid message may not be read yet.
 * @param seen see `contactsSeen`
 */
export async function listUnopened(
  db: D1DatabaseSession,
  masterUserId: string,
  seen: readonly (readonly [chatId: string, sentAt: number])[],
  now: number,
): Promise<{ id: string; company_id: string }[]> {
  const { results } = await db
    .prepare(
      `SELECT DISTINCT c.id, m.company_id FROM json_each(?2) e CROSS JOIN chat c ON c.id = e.value->>0 JOIN chat_member m ON m.chat_id = c.id AND m.master_user_id = ?1
       WHERE c.payer_user_id <> ?1 AND c.is_paid = 1 AND c.price > 0 AND m.last_read_sequence < c.last_sequence
         AND iif(c.refunded_at IS NULL, c.opened_at > ?3, e.value->>1 > c.refunded_at)`,
    )
    .bind(masterUserId, JSON.stringify(seen), now - contactRefundMs)
    .all<{ id: string; company_id: string }>();
  return results;
}

/**
 * Refunds the credits of a contact, makes the chat unpaid and notifies both sides, in one batch. Repeating it changes nothing.
 * @param sequence of the paid message
 * @returns the two accounts after a refund; null if somebody has opened the chat, or there is nothing to refund
 */
export async function refundContact(
  db: D1DatabaseSession,
  plan: RefundPlan,
  sequence: number,
  now: number,
): Promise<[payer: string, other: string] | null> {
  const paid = await readPaid(db, plan);
  if (paid === null) return null;
  const { amount, payer_user_id: payer, subject } = paid;
  const href = chatHref(plan.chatId);
  const grant = grantStatement(
    db,
    {
      ownerUserId: payer,
      amount,
      reason: 'refund',
      operationKey: `refund:${plan.key}`,
      targetType: 'chat',
      targetId: plan.chatId,
      actorUserId: payer,
      detail: subject,
    },
    now,
  );
  const notified = (userId: string, kind: 'contact-refunded' | 'contact-missed', company: string) =>
    notificationStatement(
      db,
      { userId, kind, values: { company, subject, amount: String(amount) }, href, dedupeKey: `${kind}:${plan.key}` },
      now,
    );
  try {
    await runGuarded(
      db,
      [
        ...unpaidStatements(db, plan, sequence, now),
        grant,
        notified(payer, 'contact-refunded', paid.other_name),
        notified(paid.other_user_id, 'contact-missed', paid.payer_name),
      ],
      'NOT_REFUNDABLE',
    );
    return [payer, paid.other_user_id];
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
