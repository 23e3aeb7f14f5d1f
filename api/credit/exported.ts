/** Movements of credits in "my data". */
import type { ExportSection } from '../platform/subject/exported.ts';

const account = '(SELECT id FROM credit_account WHERE owner_user_id=?1)';

/** Each side has an index of its own; a page reads only as many rows of it as it shows. */
const transfers = (side: string): string => `SELECT * FROM credit_transfer WHERE ${side}=${account} AND seq>?2 ORDER BY seq LIMIT ?3`;

export const exported: readonly ExportSection[] = [
  {
    name: 'credits',
    of: 'account',
    from: `(SELECT * FROM (${transfers('debit_account')}) UNION ALL SELECT * FROM (${transfers('credit_account')})) t WHERE true`,
    columns: `t.id, CASE WHEN t.debit_account=${account} THEN -t.amount ELSE t.amount END AS amount, t.reason, t.detail, t.created_at AS createdAt`,
    cursor: 't.seq',
  },
];
