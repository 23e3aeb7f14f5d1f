import type { BankMark } from '../../contract/bank-details/shapes.ts';
import { chatNames, chatNamesJoins } from '../platform/text/title-store.ts';
import { suspendedSince } from '../account/acting-store.ts';
import { isUnapproved } from '../chat/safety/own-address-store.ts';
import type { Basis, PartyRow } from './pro-forma-document.ts';
import type { QuoteRow } from './store.ts';

const party = (side: 'from' | 'to', user: string): string => `
  SELECT c.id, c.name, c.address_description AS address, c.postal_code, c.taxpayer_office AS tax_office, c.taxpayer_number AS tax_number,
    CASE WHEN c.is_user_company=0 THEN c.phone END AS phone, CASE WHEN c.is_user_company=0 THEN c.email END AS email,
    lower(k.code) AS country, t.name AS city, t.names AS city_names, a.name AS area, u.language
  FROM chat h CROSS JOIN company c ON c.id=h.${side}_company_id JOIN users u ON u.id=${user}
    LEFT JOIN country k ON k.id=c.country_id LEFT JOIN city t ON t.id=c.city_id LEFT JOIN area a ON a.id=c.area_id WHERE h.id=?1`;

/** Reads both companies, what the quote is for, and the seller's bank account. @param users main accounts of the two sides */
export async function readBasis(
  db: D1DatabaseSession,
  { id, chat_id: chatId }: Pick<QuoteRow, 'id' | 'chat_id'>,
  users: { from: string; to: string },
  sellerUserId: string,
): Promise<Basis> {
  const [froms, tos, subjects, banks] = await db.batch<unknown>([
    db.prepare(party('from', '?2')).bind(chatId, users.from),
    db.prepare(party('to', '?2')).bind(chatId, users.to),
    db
      .prepare("SELECT q.subject, COALESCE(r.code, '') AS request_code FROM quote q LEFT JOIN request r ON r.id=q.request_id WHERE q.id=?1")
      .bind(id),
    db
      .prepare(
        `SELECT CASE WHEN state<>'withdrawn' THEN COALESCE(json_extract(terms, '$.goods.bank'), json_extract(terms, '$.freight.bank')) END AS bank FROM quote
         WHERE chat_id=?1 AND sender_user_id=?2 ORDER BY revision DESC LIMIT 1`,
      )
      .bind(chatId, sellerUserId),
  ]);
  const [from] = (froms?.results ?? []) as PartyRow[];
  const [to] = (tos?.results ?? []) as PartyRow[];
  const [about] = (subjects?.results ?? []) as { subject: string; request_code: string }[];
  const [given] = (banks?.results ?? []) as { bank: string | null }[];
  if (from === undefined || to === undefined || about === undefined) throw new Error('a quote has two companies and a chat');
  return { from, to, ...about, bank: given?.bank ?? null };
}

export interface NewProForma {
  quoteId: string;
  number: string;
  sellerUserId: string;
  buyerUserId: string;
  /** Canonical JSON. */
  document: string;
  hash: string;
  issuedAt: number;
  bankMark: BankMark;
  /** Its bank details by company, with the other company. */
  bankDetails: readonly { companyId: string; partnerId: string; details: readonly string[] }[];
}

/** Follows the acceptance in its batch: fails with `quote_changed` if that failed. */
export const proFormaStatements = (
  db: D1DatabaseSession,
  { quoteId, number, sellerUserId, buyerUserId, document, hash, issuedAt, bankMark, bankDetails }: NewProForma,
): D1PreparedStatement[] => [
  db
    .prepare(
      'INSERT INTO pro_forma(quote_id, number, seller_user_id, buyer_user_id, document, hash, issued_at, bank_mark) VALUES(?1,?2,?3,?4,?5,?6,?7,?8)',
    )
    .bind(quoteId, number, sellerUserId, buyerUserId, document, hash, issuedAt, bankMark),
  ...bankDetails
    .filter(({ details }) => details.length > 0)
    .map(({ companyId, partnerId, details }) =>
      db
        .prepare(
          `INSERT INTO pro_forma_bank(company_id, partner_id, detail, quote_id) SELECT ?1, ?2, value, ?3 FROM json_each(?4) WHERE true
           ON CONFLICT DO NOTHING`,
        )
        .bind(companyId, partnerId, quoteId, JSON.stringify(details)),
    ),
];

export interface ProFormaRow {
  number: string;
  document: string;
  hash: string;
  issued_at: number;
  chat_id: string;
  /** Names of the offer that the chat is about. */
  names: string | null;
  bank_mark: BankMark;
  /** State of the companies of the chat now; the document has their data at the time of acceptance. */
  seller_suspended_since: number | null;
  buyer_suspended_since: number | null;
  /** 1 if the company has been deleted, or is not approved now. */
  seller_is_unlisted: number;
  buyer_is_unlisted: number;
}
const companyOf = (user: string): string => `(SELECT company_id FROM chat_member WHERE chat_id=q.chat_id AND master_user_id=${user})`;
const isUnlisted = (user: string): string =>
  `(SELECT c.deleted_at IS NOT NULL OR ${isUnapproved('c')} FROM company c WHERE c.id=${companyOf(user)})`;
const select = `SELECT p.number, p.document, p.hash, p.issued_at, p.bank_mark, q.chat_id, ${chatNames} AS names,
    ${suspendedSince(companyOf('p.seller_user_id'))} AS seller_suspended_since,
    ${suspendedSince(companyOf('p.buyer_user_id'))} AS buyer_suspended_since,
    ${isUnlisted('p.seller_user_id')} AS seller_is_unlisted, ${isUnlisted('p.buyer_user_id')} AS buyer_is_unlisted
  FROM pro_forma p JOIN quote q ON q.id=p.quote_id JOIN chat h ON h.id=q.chat_id ${chatNamesJoins('h')}`;

/** A pro-forma for one of its two accounts; null for others. */
export const findProForma = (db: D1DatabaseSession, masterUserId: string, quoteId: string): Promise<ProFormaRow | null> =>
  db.prepare(`${select} WHERE p.quote_id=?2 AND ?1 IN(p.seller_user_id, p.buyer_user_id)`).bind(masterUserId, quoteId).first<ProFormaRow>();

/** A pro-forma for everybody with its code. */
export const findByNumber = (db: D1DatabaseSession, number: string): Promise<ProFormaRow | null> =>
  db.prepare(`${select} WHERE p.number=?1`).bind(number).first<ProFormaRow>();

/** Some of the documents of an ended account whose other side has ended too. */
export const forgetProFormasStatement = (db: D1DatabaseSession, userId: string, countMax: number): D1PreparedStatement =>
  db
    .prepare(
      `DELETE FROM pro_forma WHERE seq IN (
         SELECT p.seq FROM pro_forma p JOIN users o ON o.id=CASE WHEN p.seller_user_id=?1 THEN p.buyer_user_id ELSE p.seller_user_id END AND o.deleted_at IS NOT NULL
         WHERE (p.seller_user_id=?1 OR p.buyer_user_id=?1) AND EXISTS(SELECT 1 FROM users WHERE id=?1 AND deleted_at IS NOT NULL) LIMIT ?2)`,
    )
    .bind(userId, countMax);
