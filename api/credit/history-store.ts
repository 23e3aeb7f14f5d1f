/** The credit history of an account: rows of the ledger, newest first. */
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';
import type { TransferReason } from '../../contract/plan/charge.ts';
import { offerPathSql } from '../platform/text/title-store.ts';
import { adjustmentTarget } from './ledger-store.ts';

interface Row {
  id: string;
  transaction_enum: number;
  amount: number;
  is_spent: number;
  reason: TransferReason | 'adjustment';
  detail: string;
  /** Address of the offer that the row is about. */
  about: string | null;
  balance_after: number;
  created_at: number;
}

export interface HistoryQuery {
  /** Language of the names of plans. */
  language: Language;
  ownerUserId: string;
  transactionEnum: number | null;
  page: number;
  size: number;
}

const own = `
  FROM credit_account a JOIN credit_balance b ON b.account_id=a.id JOIN credit_transfer t ON t.seq=b.seq
  WHERE a.owner_user_id=?1 AND (?2 IS NULL OR t.transaction_enum=?2)`;

export async function readHistory(
  db: D1DatabaseSession,
  { ownerUserId, language, transactionEnum, page, size }: HistoryQuery,
): Promise<{ rows: Row[]; count: number; balance: number }> {
  const [rows, count, balance] = await db.batch<unknown>([
    db
      .prepare(
        // A bought plan by its name; rows from before plans were bought by card contain its key as the name.
        `SELECT t.id, t.transaction_enum, t.amount, t.debit_account=a.id AS is_spent, CASE WHEN t.target_type='${adjustmentTarget}' THEN 'adjustment' ELSE t.reason END AS reason, b.balance AS balance_after, t.created_at,
           COALESCE(CASE WHEN t.reason IN ('plan_purchase','welcome') THEN
             (SELECT x.name FROM plan p JOIN plan_text x ON x.plan_id=p.id AND x.language=?5 WHERE p.id=t.target_id OR p.key=t.detail) END, t.detail) AS detail, ${offerPathSql('t.target_type', 't.target_id')} AS about
         ${own} ORDER BY b.seq DESC LIMIT ?3 OFFSET ?4`,
      )
      .bind(ownerUserId, transactionEnum, size, page * size, language),
    db.prepare(`SELECT COUNT(*) AS n ${own}`).bind(ownerUserId, transactionEnum),
    db.prepare('SELECT balance AS n FROM credit_account WHERE owner_user_id=?1').bind(ownerUserId),
  ]);
  const numberOf = (result: D1Result<unknown> | undefined): number => (result?.results[0] as { n: number } | undefined)?.n ?? 0;
  return { rows: (rows?.results ?? []) as Row[], count: numberOf(count), balance: numberOf(balance) };
}
