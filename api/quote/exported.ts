/** Quotes and pro-formas in "my data". */
import type { ExportSection } from '../platform/subject/exported.ts';

export const exported: readonly ExportSection[] = [
  {
    name: 'quotes',
    of: 'account',
    from: '(SELECT * FROM quote WHERE sender_user_id=?1 UNION ALL SELECT * FROM quote WHERE receiver_user_id=?1) q WHERE true',
    columns: `q.id, q.revision, q.chat_id AS chatId, q.request_id AS requestId, q.company_id AS companyId, q.subject, q.sender_user_id=?1 AS isOwn, q.terms AS termsJson, q.state,
      date(q.valid_until / 1000 - 1, 'unixepoch') AS validUntil, q.created_at AS createdAt, q.decided_at AS decidedAt, q.decline_reason AS declineReason, q.decline_note AS declineNote`,
    cursor: 'q.seq',
  },
  {
    name: 'proFormas',
    of: 'account',
    from: '(SELECT * FROM pro_forma WHERE seller_user_id=?1 UNION ALL SELECT * FROM pro_forma WHERE buyer_user_id=?1) f WHERE true',
    columns: 'f.number, f.quote_id AS quoteId, f.document AS documentJson, f.hash, f.issued_at AS issuedAt',
    cursor: 'f.seq',
  },
];
