/**
 * Orders older than two years move to the archive with their log and receipt, and are read from either database (ADR 037). Archived orders
 * are read-only: no refund can start.
 */
import type { OrderFilter } from '../../contract/payment/calls.ts';
import type { ItemType } from '../../contract/payment/schemas.ts';
import { dayMs } from '../../contract/limits.ts';
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';
import { archiveOf, moving } from '../platform/db/archive-move.ts';
import type { Env } from '../platform/env.ts';
import { type ArchiveFilter, archivedStatement, countArchived, findArchived, orderMove, withNames } from './archive-store.ts';
import {
  listOrders,
  listPurchases,
  listRefunding,
  type OrderRow,
  type OrdersHere,
  readOrderRow,
  readReceipt,
  type ReceiptRow,
} from './receipt-store.ts';

/** Longer than the time in which a payment can be disputed. */
export const archiveAfterMs = 730 * dayMs;

export const orderArchiving = moving({ name: 'archiveOrders', move: orderMove, afterMs: archiveAfterMs, rowsPerStep: 20 });

interface Page {
  rows: OrderRow[];
  count: number;
}
interface PageSelection {
  page: number;
  size: number;
}

/** A page of this database, followed by rows of the archive. */
async function withArchived(
  { env, db, language }: { env: Env; db: D1DatabaseSession; language: Language },
  here: OrdersHere,
  filter: ArchiveFilter,
  { page, size }: PageSelection,
): Promise<Page> {
  if (!here.isArchived) return here;
  const archive = archiveOf(env);
  // A row that was moved between the two reads is returned only once.
  const without = JSON.stringify([...here.rows.map(({ id }) => id), ...(JSON.parse(here.announced) as string[])]);
  const count = here.count + (here.archivedCount ?? (await countArchived(archive, filter, here.announced)));
  const missing = size - here.rows.length;
  if (missing === 0) return { rows: here.rows, count };
  const offset = Math.max(0, page * size - here.count);
  const { results } = await archivedStatement(archive, filter, { without, size: missing, offset }).all<
    Omit<OrderRow, 'name' | 'user_name' | 'email'>
  >();
  return { rows: [...here.rows, ...(await withNames(db, results, language))], count };
}

/** Paid orders of an account, newest first; if an item is given, only those of the item. */
export async function purchasesOf(
  env: Env,
  db: D1DatabaseSession,
  account: { masterUserId: string; language: Language },
  selection: PageSelection & { type: ItemType | null; itemId: string | null },
): Promise<Page> {
  const { type, itemId } = selection;
  const filter = { userId: account.masterUserId, state: 'fulfilled' as const, type, itemId };
  return withArchived({ env, db, language: account.language }, await listPurchases(db, account, selection), filter, selection);
}

/** Orders of all accounts, or of one, newest first. */
export async function ordersOf(
  env: Env,
  db: D1DatabaseSession,
  language: Language,
  selection: PageSelection & { state: OrderFilter | null; userId: string | null },
): Promise<Page> {
  const { state, userId } = selection;
  // They stay in the marketplace's database.
  if (state === 'refunding') return listRefunding(db, language, selection);
  return withArchived(
    { env, db, language },
    await listOrders(db, language, { ...selection, state }),
    { userId, state, type: null, itemId: null },
    selection,
  );
}

/** An order of the archive; null if it does not exist. */
async function archivedRow(env: Env, db: D1DatabaseSession, id: string, language: Language): Promise<ReceiptRow | null> {
  const found = env.ARCHIVE === undefined ? null : await findArchived(archiveOf(env), id);
  return found === null ? null : ((await withNames(db, [found], language))[0] ?? null);
}

/** @returns `isArchived` for an order in the archive, which can no longer be changed */
export async function orderRowOf(
  env: Env,
  db: D1DatabaseSession,
  id: string,
  language: Language,
): Promise<{ row: OrderRow; isArchived: boolean } | null> {
  const here = await readOrderRow(db, id, language);
  if (here !== null) return { row: here, isArchived: false };
  const archived = await archivedRow(env, db, id, language);
  return archived === null ? null : { row: archived, isArchived: true };
}

/** The receipt of one purchase of the account. */
export async function receiptOfPurchase(
  env: Env,
  db: D1DatabaseSession,
  account: { masterUserId: string; language: Language },
  orderId: string,
): Promise<ReceiptRow | null> {
  const here = await readReceipt(db, account.masterUserId, orderId, account.language);
  if (here !== null) return here;
  const archived = await archivedRow(env, db, orderId, account.language);
  return archived?.master_user_id === account.masterUserId && archived.receipt_number !== null ? archived : null;
}
