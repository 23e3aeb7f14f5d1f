/** The credit history of an account: rows of the ledger as their owner reads them, newest first. */
interface Row {
  id: string;
  transaction_enum: number;
  amount: number;
  is_spent: number;
  reason: string;
  detail: string;
  created_at: number;
}

export interface HistoryQuery {
  ownerUserId: string;
  transactionEnum: number | null;
  page: number;
  size: number;
}

const own = `
  FROM credit_transfer t JOIN credit_account a ON a.owner_user_id=?1 AND (t.debit_account=a.id OR t.credit_account=a.id)
  WHERE (?2 IS NULL OR t.transaction_enum=?2)`;

export async function readHistory(
  db: D1DatabaseSession,
  { ownerUserId, transactionEnum, page, size }: HistoryQuery,
): Promise<{ rows: Row[]; count: number; balance: number }> {
  const [rows, count, balance] = await db.batch<unknown>([
    db
      .prepare(
        `SELECT t.id, t.transaction_enum, t.amount, t.debit_account=a.id AS is_spent, t.reason, t.detail, t.created_at ${own} ORDER BY t.seq DESC LIMIT ?3 OFFSET ?4`,
      )
      .bind(ownerUserId, transactionEnum, size, page * size),
    db.prepare(`SELECT COUNT(*) AS n ${own}`).bind(ownerUserId, transactionEnum),
    db.prepare('SELECT balance AS n FROM credit_account WHERE owner_user_id=?1').bind(ownerUserId),
  ]);
  const numberOf = (result: D1Result<unknown> | undefined): number => (result?.results[0] as { n: number } | undefined)?.n ?? 0;
  return { rows: (rows?.results ?? []) as Row[], count: numberOf(count), balance: numberOf(balance) };
}
