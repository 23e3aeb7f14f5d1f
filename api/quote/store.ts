/** SQL of quotes: a row for each revision (triggers of `quote` enforce the order of states). */
import { bankDetailsIn } from '../../contract/bank-details/mention.ts';
import type { BankMark } from '../../contract/bank-details/shapes.ts';
import type { QuoteTerms } from '../../contract/quote/shapes.ts';
import type { SeenBefore } from '../chat/safety/bank-details-mark.ts';
import { namesSql } from '../platform/text/title.ts';
import { acceptedRevisionsListed, type DeclineReason, quoteRevisionsListed, quotesPageSize } from '../../contract/quote/fields.ts';
import type { CreatedFor } from '../../contract/quote/seller.ts';
import type { ExportSection } from '../platform/subject/exported.ts';

export interface QuoteRow {
  id: string;
  revision: number;
  chat_id: string;
  request_id: string | null;
  company_id: string;
  company_name: string;
  sender_user_id: string;
  receiver_user_id: string;
  terms: string;
  valid_until: number;
  state: 'sent' | 'accepted' | 'withdrawn' | 'declined' | 'superseded';
  created_at: number;
  decided_at: number | null;
  pro_forma_number: string | null;
  bank_mark: BankMark;
  decline_reason: DeclineReason | null;
  decline_note: string | null;
  created_for: CreatedFor;
  from_company_id: string;
  to_company_id: string;
  follows_revision: number | null;
}

const columns = `q.id, q.revision, q.chat_id, q.request_id, q.company_id, c.name AS company_name, q.sender_user_id, q.receiver_user_id, q.terms, q.valid_until,
  q.state, q.created_at, q.decided_at, q.bank_mark, q.decline_reason, q.decline_note, p.number AS pro_forma_number,
  h.created_for, h.from_company_id, h.to_company_id, f.revision AS follows_revision`;
const joins =
  'CROSS JOIN company c ON c.id=q.company_id CROSS JOIN chat h ON h.id=q.chat_id LEFT JOIN pro_forma p ON p.quote_id=q.id LEFT JOIN quote f ON f.id=q.follows';

/** A revision for one of its two accounts; null for others. */
export const findQuote = (db: D1DatabaseSession, masterUserId: string, id: string): Promise<QuoteRow | null> =>
  db
    .prepare(`SELECT ${columns} FROM quote q ${joins} WHERE q.id=?2 AND ?1 IN(q.sender_user_id, q.receiver_user_id)`)
    .bind(masterUserId, id)
    .first<QuoteRow>();

/** The newest revisions of a chat and its accepted ones, newest first. The caller has checked access to the chat. */
export async function listRevisions(db: D1DatabaseSession, chatId: string): Promise<QuoteRow[]> {
  const { results } = await db
    .prepare(
      `SELECT ${columns} FROM quote q ${joins} WHERE q.seq IN (
         SELECT seq FROM (SELECT seq FROM quote WHERE chat_id=?1 ORDER BY revision DESC LIMIT ${quoteRevisionsListed})
         UNION SELECT seq FROM (SELECT seq FROM quote INDEXED BY quote_accepted WHERE chat_id=?1 AND state='accepted'
           ORDER BY revision DESC LIMIT ${acceptedRevisionsListed}))
       ORDER BY q.revision DESC`,
    )
    .bind(chatId)
    .all<QuoteRow>();
  return results;
}

export type LastRevision = Pick<QuoteRow, 'id' | 'revision' | 'state'> & { follows: string | null };

/** The last revision in a chat; null before the first. */
export const findLastRevision = (db: D1DatabaseSession, chatId: string): Promise<LastRevision | null> =>
  db
    .prepare('SELECT id, revision, state, follows FROM quote WHERE chat_id=?1 ORDER BY revision DESC LIMIT 1')
    .bind(chatId)
    .first<LastRevision>();

/** Revisions whose bank accounts are read. */
const givenMax = 50;

/**
 * The bank accounts in the quotes of a chat, in the order in which they were given. Rooms from before account numbers without IBAN were
 * details do not know them.
 */
export async function readGivenAccounts(db: D1DatabaseSession, chatId: string): Promise<SeenBefore[]> {
  const { results } = await db
    .prepare(
      `SELECT company_id, account FROM (
         SELECT company_id, revision, COALESCE(json_extract(terms, '$.goods.bank.account'), json_extract(terms, '$.freight.bank.account')) AS account
         FROM quote WHERE chat_id=?1 ORDER BY revision DESC LIMIT ${givenMax})
       WHERE account IS NOT NULL GROUP BY company_id, account ORDER BY MIN(revision)`,
    )
    .bind(chatId)
    .all<{ company_id: string; account: string }>();
  return results.map(({ company_id: companyId, account: typed }) => ({
    companyId,
    details: bankDetailsIn([{ kind: 'account', typed }]),
    isOfChat: true,
  }));
}

/** An account's own request; null for another account's. */
export const findRequestNames = (
  db: D1DatabaseSession,
  masterUserId: string,
  requestId: string,
): Promise<{ name: string; names: string | null } | null> =>
  db
    .prepare(`SELECT name, ${namesSql('request')} AS names FROM request WHERE id=?2 AND owner_user_id=?1 AND deleted_at IS NULL`)
    .bind(masterUserId, requestId)
    .first<{ name: string; names: string | null }>();

/**
 * The accepted and the open quotes and counter-offers in chats about an own request, newest first.
 * @param page from 1
 */
export async function listOpen(
  db: D1DatabaseSession,
  masterUserId: string,
  requestId: string,
  page: number,
): Promise<{ rows: QuoteRow[]; hasMore: boolean }> {
  const { results } = await db
    .prepare(
      `SELECT ${columns} FROM (SELECT * FROM quote WHERE request_id=?2 AND state IN('sent','accepted') AND ?1 IN(sender_user_id, receiver_user_id)
         ORDER BY seq DESC LIMIT ${quotesPageSize + 1} OFFSET ?3) q ${joins} ORDER BY q.seq DESC`,
    )
    .bind(masterUserId, requestId, (page - 1) * quotesPageSize)
    .all<QuoteRow>();
  return { rows: results.slice(0, quotesPageSize), hasMore: results.length > quotesPageSize };
}

interface NewQuote {
  id: string;
  revision: number;
  /** The accepted quote before it, of an earlier order. */
  follows: string | null;
  chatId: string;
  requestId: string | null;
  companyId: string;
  senderUserId: string;
  receiverUserId: string;
  authorUserId: string;
  terms: QuoteTerms;
  bankMark: BankMark;
  validUntil: number;
}

/**
 * A revision replaces the previous one. Fails with `quote_changed` if another call was faster, with `quote_decided` if another
 * quote than `follows` was accepted last.
 */
export const quoteStatements = (db: D1DatabaseSession, quote: NewQuote, now: number): D1PreparedStatement[] => [
  db.prepare("UPDATE quote SET state='superseded', decided_at=?2 WHERE chat_id=?1 AND state='sent'").bind(quote.chatId, now),
  db
    .prepare(
      `INSERT INTO quote(id, revision, chat_id, request_id, company_id, sender_user_id, receiver_user_id, author_user_id, terms, valid_until, created_at, bank_mark, follows, subject)
       VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,
         (SELECT COALESCE(r.name, h.name_for_all) FROM chat h LEFT JOIN request r ON r.id=h.request_id WHERE h.id=?3))`,
    )
    .bind(
      quote.id,
      quote.revision,
      quote.chatId,
      quote.requestId,
      quote.companyId,
      quote.senderUserId,
      quote.receiverUserId,
      quote.authorUserId,
      JSON.stringify(quote.terms),
      quote.validUntil,
      now,
      quote.bankMark,
      quote.follows,
    ),
];

/** Fails with `quote_changed`, `quote_decided` or `quote_expired` if it is no longer possible. */
export const decideStatement = (db: D1DatabaseSession, id: string, state: 'accepted' | 'withdrawn', now: number): D1PreparedStatement =>
  db.prepare('UPDATE quote SET state=?2, decided_at=?3 WHERE id=?1').bind(id, state, now);

/** The same, with a reason. */
export const declineStatement = (
  db: D1DatabaseSession,
  id: string,
  { reason, note }: { reason: DeclineReason; note: string },
  now: number,
): D1PreparedStatement =>
  db
    .prepare("UPDATE quote SET state='declined', decided_at=?2, decline_reason=?3, decline_note=?4 WHERE id=?1")
    .bind(id, now, reason, note);

/** Quotes and pro-formas in "my data". */
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
