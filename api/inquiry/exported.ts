/** Inquiries in "my data". */
import type { ExportSection } from '../platform/subject/exported.ts';

export const exported: readonly ExportSection[] = [
  {
    name: 'inquiries',
    of: 'account',
    from: '(SELECT * FROM quote_inquiry WHERE asker_user_id=?1 UNION ALL SELECT * FROM quote_inquiry WHERE seller_user_id=?1) i WHERE true',
    columns: 'i.id, i.chat_id AS chatId, i.asker_user_id=?1 AS isOwn, i.terms AS termsJson, i.note, i.created_at AS createdAt',
    cursor: 'i.seq',
  },
];
