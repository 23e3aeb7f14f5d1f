/**
 * Credits move only by rows of the append-only ledger (docs/behaviour.md#credit-ledger). These statements are for the batch of the
 * write that causes them, so that the charge and its reason are stored together or not at all. The database refuses a balance below 0
 * (NOT_ENOUGH_CREDIT) and a repeated operation key.
 */
import type { TransferReason } from '../../contract/plan/charge.ts';
import { newId } from '../platform/ids.ts';
import type { ExportSection } from '../platform/subject/exported.ts';

const issuedAccount = '100000000000000000000001';
const spentAccount = '100000000000000000000002';

export interface Transfer {
  /** The main account whose balance moves. */
  ownerUserId: string;
  /** Whole credits, above 0. */
  amount: number;
  reason: TransferReason;
  /** Identifies the operation permanently, e.g. `contact:<chat id>`. */
  operationKey: string;
  targetType?: string;
  targetId?: string;
  actorUserId: string;
  /** Short text for the history, e.g. the company's name. */
  detail?: string;
}

/** 1 spending, 2 purchase, 3 bonus, 4 premium account bonus or plan change (docs/requirements.md#entities-and-their-fields-b-31). */
const transactionEnums: Record<TransferReason, 1 | 2 | 3 | 4> = {
  contact: 1,
  create_request: 1,
  boost: 1,
  spending: 1,
  credit_purchase: 2,
  welcome: 3,
  refund: 3,
  gift: 3,
  plan_purchase: 4,
};

const insert = (debit: string, credit: string): string => `
  INSERT INTO credit_transfer(id, operation_key, debit_account, credit_account, amount, transaction_enum, reason, detail, target_type, target_id, actor_user_id, created_at)
  VALUES(?1, ?2, ${debit}, ${credit}, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)`;
const ownerAccount = '(SELECT id FROM credit_account WHERE owner_user_id = ?11)';

function statement(db: D1DatabaseSession, sql: string, transfer: Transfer, now: number): D1PreparedStatement {
  const { operationKey, amount, reason, detail = '', targetType = null, targetId = null, actorUserId, ownerUserId } = transfer;
  return db
    .prepare(sql)
    .bind(newId(), operationKey, amount, transactionEnums[reason], reason, detail, targetType, targetId, actorUserId, now, ownerUserId);
}

/** Takes credits from an account. The batch fails with NOT_ENOUGH_CREDIT if there are too few. */
export const spendStatement = (db: D1DatabaseSession, transfer: Transfer, now: number): D1PreparedStatement =>
  statement(db, insert(ownerAccount, `'${spentAccount}'`), transfer, now);

/** Gives credits to an account. */
export const grantStatement = (db: D1DatabaseSession, transfer: Transfer, now: number): D1PreparedStatement =>
  statement(db, insert(`'${issuedAccount}'`, ownerAccount), transfer, now);

/** Takes back granted credits, as far as they are unspent; if all are spent, adds no row. @param transfer its amount is the maximum */
export const takeBackStatement = (db: D1DatabaseSession, transfer: Transfer, now: number): D1PreparedStatement =>
  statement(
    db,
    `INSERT INTO credit_transfer(id, operation_key, debit_account, credit_account, amount, transaction_enum, reason, detail, target_type, target_id, actor_user_id, created_at)
     SELECT ?1, ?2, id, '${issuedAccount}', MIN(?3, balance), ?4, ?5, ?6, ?7, ?8, ?9, ?10 FROM credit_account WHERE owner_user_id=?11 AND balance>0 AND ?3>0`,
    transfer,
    now,
  );

/** Removes exactly this amount from an account, not as a spending. The batch fails with NOT_ENOUGH_CREDIT if there are too few. */
export const withdrawStatement = (db: D1DatabaseSession, transfer: Transfer, now: number): D1PreparedStatement =>
  statement(db, insert(ownerAccount, `'${issuedAccount}'`), transfer, now);

/**
 * The target of manual adjustments by the console. Their detail is the kind of adjustment, which the history shows instead of the reason.
 */
export const adjustmentTarget = 'adjustment';

/** The empty credit account that every main user has. */
export const openAccountStatement = (db: D1DatabaseSession, ownerUserId: string): D1PreparedStatement =>
  db.prepare("INSERT INTO credit_account(id, owner_user_id, kind) VALUES(?1, ?2, 'user')").bind(newId(), ownerUserId);

/** Credits of the newest operation whose key begins with this text; null if there is none. */
export const readLastAmount = (db: D1DatabaseSession, keyStart: string): Promise<number | null> =>
  db
    .prepare('SELECT amount FROM credit_transfer WHERE operation_key >= ?1 AND operation_key < ?1 || ?2 ORDER BY seq DESC LIMIT 1')
    // Sorts after every character of a key.
    .bind(keyStart, '~')
    .first<number>('amount');

/** @returns the balance in credits; 0 for an account without a ledger */
export async function readBalance(db: D1DatabaseSession, ownerUserId: string): Promise<number> {
  return (await db.prepare('SELECT balance FROM credit_account WHERE owner_user_id=?1').bind(ownerUserId).first<number>('balance')) ?? 0;
}

const account = '(SELECT id FROM credit_account WHERE owner_user_id=?1)';

/** Each side has an index of its own; a page reads only as many rows of it as it shows. */
const transfers = (side: string): string => `SELECT * FROM credit_transfer WHERE ${side}=${account} AND seq>?2 ORDER BY seq LIMIT ?3`;

/** Movements of credits in "my data". */
export const exported: readonly ExportSection[] = [
  {
    name: 'credits',
    of: 'account',
    from: `(SELECT * FROM (${transfers('debit_account')}) UNION ALL SELECT * FROM (${transfers('credit_account')})) t WHERE true`,
    columns: `t.id, CASE WHEN t.debit_account=${account} THEN -t.amount ELSE t.amount END AS amount, t.reason, t.detail, t.created_at AS createdAt`,
    cursor: 't.seq',
  },
];
