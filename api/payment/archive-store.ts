/** SQL of orders that move to the archive with their log and receipt, in both databases (ADR 037). */
import type { ItemType } from '../../contract/payment/schemas.ts';
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';
import { type Move, movedIds } from '../platform/db/archive-move.ts';
import type { Order } from './order-store.ts';
import { orderColumns, type OrderRow, type ReceiptRow } from './receipt-store.ts';

/** An order as JSON, with what belongs to it. */
interface MovedOrder {
  id: string;
  body: string;
  receipt: string | null;
  log: string;
}

const columns = [
  'id',
  'master_user_id',
  'actor_user_id',
  'item_type',
  'item_id',
  'amount',
  'currency',
  'credits',
  'provider',
  'provider_payment_id',
  'callback_secret_hash',
  'card_last4',
  'client_key',
  'status',
  'state',
  'created_at',
  'expires_at',
  'updated_at',
  'tax',
  'tax_percent',
  'buyer',
  'provider_transaction_id',
  'fulfilled_at',
  'refund_asked_at',
  'refunded_at',
  'refund_note',
  'credits_taken_back',
  'bank_reason',
  'is_charged_back',
];
const receiptColumns = ['series', 'year', 'serial', 'order_id', 'seller', 'item_name', 'issued_at'];
const logColumns = ['id', 'order_id', 'source', 'md_status', 'outcome', 'digest', 'created_at'];

const json = (names: readonly string[], valueOf = (name: string): string => name): string =>
  `json_object(${names.map((name) => `'${name}', ${valueOf(name)}`).join(', ')})`;
/** The columns of an order in the archive. For an unpaid order, name and address of the buyer are left out. */
const bodyOf = (name: string): string => (name === 'buyer' ? "CASE WHEN o.state='fulfilled' THEN o.buyer ELSE '{}' END" : `o.${name}`);
/** All parts of the orders `o`, built in the same way in both databases, so that equal texts mean equal contents. */
const parts = {
  body: json(columns, bodyOf),
  receipt: `(SELECT ${json(receiptColumns)} FROM payment_receipt WHERE order_id=o.id)`,
  log: `(SELECT json_group_array(json(entry)) FROM (SELECT ${json(logColumns)} AS entry FROM payment_log WHERE order_id=o.id ORDER BY id))`,
};

const readOf = async (db: D1DatabaseSession, ids: readonly string[]): Promise<MovedOrder[]> =>
  (
    await db
      .prepare(
        `SELECT o.id, ${parts.body} AS body, ${parts.receipt} AS receipt, ${parts.log} AS log
         FROM json_each(?1) j CROSS JOIN payment_order o ON o.id=j.value ORDER BY o.created_at, o.rowid`,
      )
      .bind(JSON.stringify(ids))
      .all<MovedOrder>()
  ).results;

const values = (names: readonly string[]): string => names.map((name) => `value->>'${name}'`).join(', ');
const ids = movedIds('payment_order');

export const orderMove: Move<MovedOrder> = {
  kind: 'payment_order',
  due: `SELECT id FROM payment_order INDEXED BY payment_closed WHERE state IN('fulfilled','failed','expired') AND (refund_asked_at IS NULL OR refunded_at IS NOT NULL)
    AND created_at<=?1 ORDER BY created_at LIMIT ?2`,
  read: readOf,
  store: (archive, rows) => {
    const [bodies, receipts, logs] = [
      rows.map(({ body }) => body),
      rows.flatMap(({ receipt }) => receipt ?? []),
      rows.flatMap(({ log }) => (log === '[]' ? [] : [log.slice(1, -1)])),
    ].map((each) => `[${each.join(',')}]`);
    return [
      archive
        .prepare(`INSERT OR REPLACE INTO payment_order(${columns.join(', ')}) SELECT ${values(columns)} FROM json_each(?1)`)
        .bind(bodies),
      archive
        .prepare(`INSERT OR REPLACE INTO payment_receipt(${receiptColumns.join(', ')}) SELECT ${values(receiptColumns)} FROM json_each(?1)`)
        .bind(receipts),
      archive
        .prepare(`INSERT OR REPLACE INTO payment_log(${logColumns.join(', ')}) SELECT ${values(logColumns)} FROM json_each(?1)`)
        .bind(logs),
    ];
  },
  readCopies: readOf,
  drop: (archive, dropped) => {
    const list = JSON.stringify(dropped);
    return [
      archive.prepare('DELETE FROM payment_log WHERE order_id IN (SELECT value FROM json_each(?1))').bind(list),
      archive.prepare('DELETE FROM payment_receipt WHERE order_id IN (SELECT value FROM json_each(?1))').bind(list),
      archive.prepare('DELETE FROM payment_order WHERE id IN (SELECT value FROM json_each(?1))').bind(list),
    ];
  },
  unchanged: `SELECT o.id FROM json_each(?3) j CROSS JOIN payment_order o ON o.id=j.value->>'id'
    WHERE ${parts.body}=j.value->>'body' AND ${parts.receipt} IS j.value->>'receipt' AND ${parts.log}=j.value->>'log'`,
  leave: (db) => [
    db.prepare(
      `INSERT INTO archived_payment(master_user_id) SELECT DISTINCT master_user_id FROM payment_order WHERE id IN ${ids} ON CONFLICT DO NOTHING`,
    ),
    db.prepare(`DELETE FROM payment_log WHERE order_id IN ${ids}`),
    db.prepare(`DELETE FROM payment_receipt WHERE order_id IN ${ids}`),
    db.prepare(`DELETE FROM payment_order WHERE id IN ${ids}`),
  ],
};

/** Orders of one account, of one state, of one item; null means any. */
export interface ArchiveFilter {
  userId: string | null;
  state: Order['state'] | null;
  type: ItemType | null;
  itemId: string | null;
}
const conditions = { userId: 'o.master_user_id', state: 'o.state', type: 'o.item_type', itemId: 'o.item_id' } as const;

/**
 * The WHERE clause of a filter, over ?4 and following. It contains only the used conditions, so that an index can be used. `without` are
 * ids as JSON, ?1.
 */
function filtered(filter: ArchiveFilter): { where: string; bound: string[] } {
  const asked = (Object.keys(conditions) as (keyof ArchiveFilter)[]).filter((name) => filter[name] !== null);
  const own = asked.map((name, place) => ` AND ${conditions[name]}=?${place + 4}`).join('');
  return { where: `o.id NOT IN (SELECT value FROM json_each(?1))${own}`, bound: asked.map((name) => String(filter[name])) };
}

/** A row of the archive. It lacks the names of people and plans. */
type Nameless<Row extends OrderRow> = Omit<Row, 'name' | 'user_name' | 'email'>;
const joined = 'payment_order o LEFT JOIN payment_receipt r ON r.order_id=o.id';

/** A page of the archive, the newest first. */
export const archivedStatement = (
  archive: D1DatabaseSession,
  filter: ArchiveFilter,
  { without, size, offset }: { without: string; size: number; offset: number },
): D1PreparedStatement => {
  const { where, bound } = filtered(filter);
  return archive
    .prepare(`SELECT ${orderColumns} FROM ${joined} WHERE ${where} ORDER BY o.rowid DESC LIMIT ?2 OFFSET ?3`)
    .bind(without, size, offset, ...bound);
};

/** The number of all archived orders that match. */
export async function countArchived(archive: D1DatabaseSession, filter: ArchiveFilter, without: string): Promise<number> {
  const { where, bound } = filtered(filter);
  const count = `SELECT COUNT(*) AS n FROM payment_order o WHERE ?2=?3 AND ${where}`;
  return (
    (await archive
      .prepare(count)
      .bind(without, 0, 0, ...bound)
      .first<number>('n')) ?? 0
  );
}

/** One order with its receipt, from the archive. */
export const findArchived = (archive: D1DatabaseSession, id: string): Promise<Nameless<ReceiptRow> | null> =>
  archive
    .prepare(`SELECT ${orderColumns}, r.seller, r.issued_at, r.item_name FROM ${joined} WHERE o.id=?1`)
    .bind(id)
    .first<Nameless<ReceiptRow>>();

/** Adds the names of people and plans to archived orders, from the marketplace's database. */
export async function withNames<Row extends Nameless<OrderRow>>(
  db: D1DatabaseSession,
  rows: readonly Row[],
  language: Language,
): Promise<(Row & OrderRow)[]> {
  if (rows.length === 0) return [];
  const [people, plans] = (await db.batch([
    db
      .prepare('SELECT u.id, u.full_name AS name, u.email FROM json_each(?1) j CROSS JOIN users u ON u.id=j.value')
      .bind(JSON.stringify([...new Set(rows.map((row) => row.master_user_id))])),
    db
      .prepare('SELECT t.plan_id AS id, t.name FROM json_each(?1) j CROSS JOIN plan_text t ON t.plan_id=j.value AND t.language=?2')
      .bind(JSON.stringify([...new Set(rows.flatMap((row) => (row.item_type === 'plan' ? row.item_id : [])))]), language),
  ])) as [D1Result<{ id: string; name: string; email: string }>, D1Result<{ id: string; name: string }>];
  const person = new Map(people.results.map((each) => [each.id, each]));
  const plan = new Map(plans.results.map((each) => [each.id, each.name]));
  return rows.map((row) => {
    const { name: userName = '', email = '' } = person.get(row.master_user_id) ?? {};
    return { ...row, name: row.item_type === 'plan' ? (plan.get(row.item_id) ?? '') : '', user_name: userName, email };
  });
}
