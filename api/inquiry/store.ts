/** SQL of inquiries in a chat (`quote_inquiry`). */
import { inquiriesListed } from '../../contract/quote/fields.ts';
import type { InquiryTerms } from '../../contract/quote/inquiry.ts';
import type { ExportSection } from '../platform/subject/exported.ts';

export interface InquiryRow {
  id: string;
  asker_user_id: string;
  /** JSON of InquiryTerms. */
  terms: string;
  note: string;
  created_at: number;
}

/** Newest first. The caller has checked access to the chat. */
export async function listInquiries(db: D1DatabaseSession, chatId: string): Promise<InquiryRow[]> {
  const { results } = await db
    .prepare(
      `SELECT id, asker_user_id, terms, note, created_at FROM quote_inquiry WHERE chat_id=?1 ORDER BY seq DESC LIMIT ${inquiriesListed}`,
    )
    .bind(chatId)
    .all<InquiryRow>();
  return results;
}

/** An inquiry of the account. */
export const findInquiry = (db: D1DatabaseSession, masterUserId: string, id: string): Promise<InquiryRow | null> =>
  db
    .prepare('SELECT id, asker_user_id, terms, note, created_at FROM quote_inquiry WHERE id=?2 AND asker_user_id=?1')
    .bind(masterUserId, id)
    .first<InquiryRow>();

interface NewInquiry {
  id: string;
  chatId: string;
  askerUserId: string;
  sellerUserId: string;
  authorUserId: string;
  terms: InquiryTerms;
  note: string;
}

/** Fails with `quote_decided` after an acceptance. */
export const inquiryStatement = (db: D1DatabaseSession, inquiry: NewInquiry, now: number): D1PreparedStatement =>
  db
    .prepare(
      'INSERT INTO quote_inquiry(id, chat_id, asker_user_id, seller_user_id, author_user_id, terms, note, created_at) VALUES(?1,?2,?3,?4,?5,?6,?7,?8)',
    )
    .bind(
      inquiry.id,
      inquiry.chatId,
      inquiry.askerUserId,
      inquiry.sellerUserId,
      inquiry.authorUserId,
      JSON.stringify(inquiry.terms),
      inquiry.note,
      now,
    );

/** Inquiries in "my data". */
export const exported: readonly ExportSection[] = [
  {
    name: 'inquiries',
    of: 'account',
    from: '(SELECT * FROM quote_inquiry WHERE asker_user_id=?1 UNION ALL SELECT * FROM quote_inquiry WHERE seller_user_id=?1) i WHERE true',
    columns: 'i.id, i.chat_id AS chatId, i.asker_user_id=?1 AS isOwn, i.terms AS termsJson, i.note, i.created_at AS createdAt',
    cursor: 'i.seq',
  },
];
