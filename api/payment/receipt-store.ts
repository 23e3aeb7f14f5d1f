/** Receipts, and the lists of paid orders. */
import type { ItemType } from '../../contract/payment/schemas.ts';
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';
import { announcedIds } from '../platform/db/archive-move.ts';
import type { Order } from './order-store.ts';

export interface Seller {
  name: string;
  address: string;
  taxOffice: string;
  taxNumber: string;
  email: string;
  /** Missing in older receipts. */
  tradeRegistry?: string;
  phone?: string;
}

/**
 * The next number of the series and year. Simultaneous orders get successive numbers, since the database executes one batch at a time.
 * The present name of the plan is stored with it, because an issued document never changes.
 */
export const receiptStatement = (
  db: D1DatabaseSession,
  { orderId, seller, series }: { orderId: string; seller: Seller; series: string },
  now: number,
): D1PreparedStatement => {
  const year = new Date(now).getUTCFullYear();
  return db
    .prepare(
      `INSERT INTO payment_receipt(series, year, serial, order_id, seller, issued_at, item_name)
       SELECT ?5, ?1, COALESCE(MAX(serial),0)+1, ?2, ?3, ?4,
         COALESCE((SELECT t.name FROM payment_order o JOIN users u ON u.id=o.master_user_id JOIN plan_text t ON t.plan_id=o.item_id AND t.language=u.language
           WHERE o.id=?2 AND o.item_type='plan'), '')
       FROM payment_receipt WHERE series=?5 AND year=?1`,
    )
    .bind(year, orderId, JSON.stringify(seller), now, series);
};

/** An order with its receipt and the names of people and plan. */
export interface OrderRow extends Order {
  name: string;
  receipt_number: string | null;
  receipt_series: string | null;
  credits_taken_back: number | null;
  user_name: string;
  email: string;
}

export const orderColumns = `o.id, o.master_user_id, o.actor_user_id, o.item_type, o.item_id, o.amount, o.tax, o.tax_percent, o.currency, o.credits, o.provider,
  o.provider_payment_id, o.provider_transaction_id, o.card_last4, o.state, o.status, o.bank_reason, o.buyer, o.created_at, o.expires_at, o.fulfilled_at,
  o.refund_asked_at, o.refunded_at, o.is_charged_back, o.credits_taken_back, r.number AS receipt_number, r.series AS receipt_series`;
const columns = `${orderColumns}, u.full_name AS user_name, u.email, COALESCE(t.name,'') AS name`;
/** ?1 is the reader's language. */
const joined = `payment_order o LEFT JOIN payment_receipt r ON r.order_id=o.id JOIN users u ON u.id=o.master_user_id
  LEFT JOIN plan_text t ON o.item_type='plan' AND t.plan_id=o.item_id AND t.language=?1`;

/** A list of orders in the marketplace's database. */
export interface OrdersHere {
  rows: OrderRow[];
  count: number;
  /** Whether further orders are in the archive, and their number, if it is known without a query of the archive. */
  isArchived: boolean;
  archivedCount: number | null;
  /** JSON: invalid copies in the archive (api/platform/db/archive-move.ts). */
  announced: string;
}
interface Counted {
  n: number;
  archived: number;
  announced: string;
}

/** @param count selects {@link Counted} */
async function readPage(
  db: D1DatabaseSession,
  list: D1PreparedStatement,
  count: D1PreparedStatement,
  isArchiveCounted: boolean,
): Promise<OrdersHere> {
  const [rows, counted] = await db.batch<unknown>([list, count]);
  const { n = 0, archived = 0, announced = '[]' } = (counted?.results[0] ?? {}) as Partial<Counted>;
  return {
    rows: (rows?.results ?? []) as OrderRow[],
    count: n,
    isArchived: archived > 0,
    archivedCount: isArchiveCounted ? archived : null,
    announced,
  };
}
const archivedOf = (user: string): string =>
  `EXISTS(SELECT 1 FROM archived_payment WHERE master_user_id=${user}) AS archived, ${announcedIds('payment_order')} AS announced`;

/** Paid orders of an account in the marketplace's database, newest first; if an item is given, only those of the item. */
export function listPurchases(
  db: D1DatabaseSession,
  account: { masterUserId: string; language: Language },
  { page, size, type, itemId }: { page: number; size: number; type: ItemType | null; itemId: string | null },
): Promise<OrdersHere> {
  const own = "o.master_user_id=?2 AND o.state='fulfilled' AND (?3 IS NULL OR o.item_type=?3) AND (?4 IS NULL OR o.item_id=?4)";
  return readPage(
    db,
    db
      .prepare(`SELECT ${columns} FROM ${joined} WHERE ${own} ORDER BY o.created_at DESC, o.rowid DESC LIMIT ?5 OFFSET ?6`)
      .bind(account.language, account.masterUserId, type, itemId, size, page * size),
    db
      .prepare(`SELECT COUNT(*) AS n, ${archivedOf('?2')} FROM payment_order o WHERE ${own}`)
      .bind(account.language, account.masterUserId, type, itemId),
    false,
  );
}

/**
 * Orders of all accounts, or of one, in the marketplace's database, newest first. Previous pages are skipped in the index; the total
 * of all is stored (`payment_counted`).
 */
export function listOrders(
  db: D1DatabaseSession,
  language: Language,
  { page, size, state, userId }: { page: number; size: number; state: Order['state'] | null; userId: string | null },
): Promise<OrdersHere> {
  const values = [...(state === null ? [] : [state]), ...(userId === null ? [] : [userId])];
  const filters = (from: number): string =>
    [...(state === null ? [] : ['state']), ...(userId === null ? [] : ['master_user_id'])]
      .map(
        (column, place) => `${place === 0 ? 'WHERE' : 'AND'} ${userId !== null && column === 'state' ? '+' : ''}${column}=?${from + place}`,
      )
      .join(' ');
  const shown = `SELECT rowid FROM payment_order ${filters(4)} ORDER BY rowid DESC LIMIT ?2 OFFSET ?3`;
  return readPage(
    db,
    db
      .prepare(`SELECT ${columns} FROM ${joined} WHERE o.rowid IN (${shown}) ORDER BY o.rowid DESC`)
      .bind(language, size, page * size, ...values),
    userId === null
      ? db
          .prepare(
            `SELECT COALESCE(SUM(CASE kind WHEN 'payment_order' THEN n ELSE -n END), 0) AS n, COALESCE(SUM(CASE kind WHEN 'payment_order_archived' THEN n ELSE 0 END), 0) AS archived,
               ${announcedIds('payment_order')} AS announced FROM facet_count WHERE kind IN('payment_order','payment_order_archived') AND facet=?1`,
          )
          .bind(state ?? '')
      : db.prepare(`SELECT COUNT(*) AS n, ${archivedOf(`?${values.length}`)} FROM payment_order ${filters(1)}`).bind(...values),
    userId === null,
  );
}

/** Orders with a refund of unknown result, of all accounts or of one, newest first. There are few at a time. */
export function listRefunding(
  db: D1DatabaseSession,
  language: Language,
  { page, size, userId }: { page: number; size: number; userId: string | null },
): Promise<OrdersHere> {
  const open = (user: string): string =>
    `payment_order INDEXED BY payment_refund_open WHERE refund_asked_at IS NOT NULL AND refunded_at IS NULL AND (${user} IS NULL OR master_user_id=${user})`;
  const shown = `SELECT rowid FROM ${open('?4')} ORDER BY rowid DESC LIMIT ?2 OFFSET ?3`;
  return readPage(
    db,
    db
      .prepare(`SELECT ${columns} FROM ${joined} WHERE o.rowid IN (${shown}) ORDER BY o.rowid DESC`)
      .bind(language, size, page * size, userId),
    db.prepare(`SELECT COUNT(*) AS n FROM ${open('?1')}`).bind(userId),
    false,
  );
}

export const readOrderRow = (db: D1DatabaseSession, id: string, language: Language): Promise<OrderRow | null> =>
  db.prepare(`SELECT ${columns} FROM ${joined} WHERE o.id=?2`).bind(language, id).first<OrderRow>();

export interface ReceiptRow extends OrderRow {
  receipt_number: string;
  receipt_series: string;
  item_name: string;
  seller: string;
  issued_at: number;
}

/** The plan's name as issued; for older documents, which did not store it, the present name. */
export const issuedName = ({ item_name, name }: Pick<ReceiptRow, 'item_name' | 'name'>): string => item_name || name;

/** The receipt of one purchase of the account. */
export const readReceipt = (db: D1DatabaseSession, masterUserId: string, orderId: string, language: Language): Promise<ReceiptRow | null> =>
  db
    .prepare(
      `SELECT ${columns}, r.seller, r.issued_at, r.item_name FROM ${joined} WHERE o.id=?2 AND o.master_user_id=?3 AND r.order_id IS NOT NULL`,
    )
    .bind(language, orderId, masterUserId)
    .first<ReceiptRow>();
