/** Payments in "my data". */
import type { ExportSection } from '../platform/subject/exported.ts';

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
