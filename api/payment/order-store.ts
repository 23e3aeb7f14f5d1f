/** Orders: their terms are frozen when they are made, a state never returns to an earlier one (api/migrations/0150_payment.sql). */
import type { ItemType } from '../../contract/payment/schemas.ts';
import { type BankReason, paid, type PaymentStatus, systemError } from '../../contract/payment/fields.ts';
import { newId } from '../platform/ids.ts';
import type { CardProvider } from './provider.ts';
import type { ExportSection } from '../platform/subject/exported.ts';

export interface Order {
  id: string;
  master_user_id: string;
  actor_user_id: string;
  item_type: ItemType;
  item_id: string;
  /** Minor units, tax inside. */
  amount: number;
  tax: number;
  tax_percent: number;
  currency: string;
  credits: number;
  provider: CardProvider['name'];
  provider_payment_id: string | null;
  provider_transaction_id: string | null;
  card_last4: string | null;
  state: 'pending' | 'capturing' | 'fulfilled' | 'failed' | 'expired';
  status: PaymentStatus;
  /** Why the bank refused the card. */
  bank_reason: BankReason | null;
  buyer: string;
  created_at: number;
  expires_at: number;
  fulfilled_at: number | null;
  /** When a refund of unknown result was first asked for. */
  refund_asked_at: number | null;
  refunded_at: number | null;
  /** 1 if the bank took the payment back. */
  is_charged_back: number;
}

const columns = `id, master_user_id, actor_user_id, item_type, item_id, amount, tax, tax_percent, currency, credits, provider, provider_payment_id,
  provider_transaction_id, card_last4, state, status, bank_reason, buyer, created_at, expires_at, fulfilled_at,
  refund_asked_at, refunded_at, is_charged_back`;

export const findOrder = (db: D1DatabaseSession, id: string): Promise<Order | null> =>
  db.prepare(`SELECT ${columns} FROM payment_order WHERE id=?1`).bind(id).first<Order>();

/** @param secretHash of the secret in the callback's address */
export const findOrderBySecret = (db: D1DatabaseSession, secretHash: string): Promise<Order | null> =>
  db.prepare(`SELECT ${columns} FROM payment_order WHERE callback_secret_hash=?1`).bind(secretHash).first<Order>();

/** The order that the account has already made with the same key. */
export const findOrderByClientKey = (db: D1DatabaseSession, masterUserId: string, clientKey: string): Promise<Order | null> =>
  db.prepare(`SELECT ${columns} FROM payment_order WHERE master_user_id=?1 AND client_key=?2`).bind(masterUserId, clientKey).first<Order>();

interface NewOrder extends Pick<
  Order,
  | 'id'
  | 'master_user_id'
  | 'actor_user_id'
  | 'item_type'
  | 'item_id'
  | 'amount'
  | 'tax'
  | 'tax_percent'
  | 'currency'
  | 'credits'
  | 'provider'
  | 'buyer'
> {
  clientKey: string;
  secretHash: string;
  expiresAt: number;
}

/**
 * Creates an order and ends other orders of the account that wait for their buyer, so that an order in another window cannot be paid as
 * well. If an order is being captured, the batch fails (index payment_open).
 */
export const newOrderStatements = (db: D1DatabaseSession, order: NewOrder, now: number): D1PreparedStatement[] => [
  db
    .prepare("UPDATE payment_order SET state='expired', updated_at=?2 WHERE master_user_id=?1 AND state='pending'")
    .bind(order.master_user_id, now),
  db
    .prepare(
      `INSERT INTO payment_order(id, master_user_id, actor_user_id, item_type, item_id, amount, tax, tax_percent, currency, credits, provider, buyer,
         client_key, callback_secret_hash, created_at, expires_at, updated_at) VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,?14,?15,?16,?15)`,
    )
    .bind(
      order.id,
      order.master_user_id,
      order.actor_user_id,
      order.item_type,
      order.item_id,
      order.amount,
      order.tax,
      order.tax_percent,
      order.currency,
      order.credits,
      order.provider,
      order.buyer,
      order.clientKey,
      order.secretHash,
      now,
      order.expiresAt,
    ),
];

/** The bank refused before its page was shown: the order ends, and the key may be used again with another card. */
export const refusedAtStartStatement = (db: D1DatabaseSession, id: string, reason: BankReason | null, now: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE payment_order SET state='failed', status=${systemError}, bank_reason=?3, client_key='refused:'||id, updated_at=?2 WHERE id=?1 AND state='pending'`,
    )
    .bind(id, now, reason);

/** Moves the order to `capturing`. Only the call that changes the row may take the money, so a guard has to follow. */
export const capturingStatement = (db: D1DatabaseSession, id: string, paymentId: string, now: number): D1PreparedStatement =>
  db
    .prepare("UPDATE payment_order SET state='capturing', provider_payment_id=?2, updated_at=?3 WHERE id=?1 AND state='pending'")
    .bind(id, paymentId, now);

/** A guard follows. */
export const fulfilledStatement = (
  db: D1DatabaseSession,
  id: string,
  payment: { transactionId: string; cardLast4: string | null },
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE payment_order SET state='fulfilled', status=${paid}, provider_transaction_id=?2, card_last4=?3, fulfilled_at=?4, updated_at=?4
       WHERE id=?1 AND state='capturing'`,
    )
    .bind(id, payment.transactionId, payment.cardLast4, now);

/** Ends an unpaid order. @param from the state that it must still have */
export const endedStatement = (
  db: D1DatabaseSession,
  id: string,
  from: 'pending' | 'capturing',
  { state, status, reason = null }: { state: 'failed' | 'expired'; status: PaymentStatus; reason?: BankReason | null },
  now: number,
): D1PreparedStatement =>
  db
    .prepare('UPDATE payment_order SET state=?3, status=?4, bank_reason=?6, updated_at=?5 WHERE id=?1 AND state=?2')
    .bind(id, from, state, status, now, reason);

/**
 * Reserves the refund of a paid order for one call; an abandoned reservation is free again. The time of the first attempt stays, because the
 * alarm counts from it. A guard follows.
 */
export const askRefundStatement = (db: D1DatabaseSession, id: string, freeBefore: number, now: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE payment_order SET refund_asked_at=COALESCE(refund_asked_at, ?3), updated_at=?3 WHERE id=?1 AND state='fulfilled' AND refunded_at IS NULL
         AND (refund_asked_at IS NULL OR updated_at<?2)`,
    )
    .bind(id, freeBefore, now);

/**
 * Ends a refund that the institution has refused at its first attempt: an earlier one of unknown result may have returned the money.
 * @param askedAt when it was reserved
 */
export const refusedRefundStatement = (db: D1DatabaseSession, id: string, askedAt: number): D1PreparedStatement =>
  db
    .prepare('UPDATE payment_order SET refund_asked_at=NULL WHERE id=?1 AND refunded_at IS NULL AND updated_at=?2 AND refund_asked_at=?2')
    .bind(id, askedAt);

/** A guard follows. */
export const refundedStatement = (
  db: D1DatabaseSession,
  id: string,
  { note, isChargedBack }: { note: string; isChargedBack: boolean },
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      "UPDATE payment_order SET refunded_at=?3, refund_note=?2, is_charged_back=?4, updated_at=?3 WHERE id=?1 AND state='fulfilled' AND refunded_at IS NULL",
    )
    .bind(id, note, now, Number(isChargedBack));

/** Stores how many credits could be removed, after the ledger has determined it. */
export const takenBackStatement = (db: D1DatabaseSession, id: string, operationKey: string): D1PreparedStatement =>
  db
    .prepare(
      'UPDATE payment_order SET credits_taken_back=COALESCE((SELECT amount FROM credit_transfer WHERE operation_key=?2),0) WHERE id=?1',
    )
    .bind(id, operationKey);

/** Deletes name and address from unpaid orders of a deleted account; receipts must have them by law. */
export const forgetOrdersStatement = (db: D1DatabaseSession, masterUserId: string): D1PreparedStatement =>
  db.prepare("UPDATE payment_order SET buyer='{}' WHERE master_user_id=?1 AND state<>'fulfilled'").bind(masterUserId);

export interface LogEntry {
  orderId: string;
  source: 'init' | 'callback' | 'webhook' | 'inquiry' | 'sweep';
  mdStatus: number | null;
  outcome: string;
  /** Identifies the entry; a repeated one is stored once. */
  digest: string;
}

/** Entries of forged callbacks of an order. Anybody who has the callback's address may send more. */
const forgedMax = 20;

/** Log of an order, to explain a payment: never a card, a name or an address. */
export const logStatement = (
  db: D1DatabaseSession,
  { orderId, source, mdStatus, outcome, digest }: LogEntry,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO payment_log(id, order_id, source, md_status, outcome, digest, created_at) SELECT ?7,?1,?2,?3,?4,?5,?6
       WHERE ?4<>'forged' OR (SELECT COUNT(*) FROM payment_log WHERE order_id=?1 AND source=?2)<${forgedMax}
       ON CONFLICT DO NOTHING`,
    )
    .bind(orderId, source, mdStatus, outcome, digest, now, newId());

/** Payments in "my data". */
export const exported: readonly ExportSection[] = [
  {
    name: 'payments',
    of: 'account',
    from: 'payment_order o WHERE o.master_user_id=?1',
    columns: `o.id, o.item_type AS item, o.item_id AS itemId, printf('%d.%02d', o.amount / 100, o.amount % 100) AS price, o.currency, o.credits, o.provider,
      o.card_last4 AS cardLast4, o.state, o.created_at AS createdAt, o.updated_at AS updatedAt`,
    cursor: 'o.rowid',
    moved: ['payment_order', 'o.id'],
  },
];
