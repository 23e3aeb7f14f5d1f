/** SQL of starting a chat: the data that decide whether it may start, and its rows. */
import type { SeenBefore } from '../safety/bank-details-mark.ts';
import { approval } from '../../../contract/company/approval.ts';
import { isSuspended } from '../../account/acting-store.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { newId } from '../../platform/ids.ts';
import { hasBlocked } from '../safety/block-store.ts';
import { hasApprovedCompany, hasSuspendedCompany } from '../safety/own-address-store.ts';

/** SQL of a condition on a row of `request`. @param now parameter with the time, ms */
const isLiveRequest = (now: string): string => `approve_status = ${approval.approved} AND is_active = 1 AND expires_at > ${now}`;

export interface ContactTarget {
  from_status: number | null;
  from_is_suspended: number;
  from_is_user_company: number | null;
  has_approved_company: number;
  /** Whether one of the account's companies is suspended. */
  has_suspended_company: number;
  to_owner_id: string | null;
  /** The caller's account has blocked the other one, and vice versa. */
  is_blocked: number;
  blocks_caller: number;
  request_id: string | null;
  product_id: string | null;
  pay_order: number | null;
  price: number | null;
}

/** Everything that decides whether and at what price a contact may be made, in one read. */
export async function readContactTarget(
  db: D1DatabaseSession,
  input: {
    masterUserId: string;
    fromCompanyId: string;
    toCompanyId: string;
    createdFor: number;
    requestId: string | null;
    productId: string | null;
    now: number;
  },
): Promise<ContactTarget> {
  const row = await db
    .prepare(
      `SELECT
        (SELECT approve_status FROM company WHERE id = ?2 AND owner_user_id = ?1 AND deleted_at IS NULL) AS from_status,
        ${isSuspended('?2')} AS from_is_suspended,
        (SELECT is_user_company FROM company WHERE id = ?2 AND owner_user_id = ?1 AND deleted_at IS NULL) AS from_is_user_company,
        ${hasApprovedCompany('?1')} AS has_approved_company, ${hasSuspendedCompany('?1')} AS has_suspended_company,
        (SELECT owner_user_id FROM company WHERE id = ?3 AND approve_status = ${approval.approved} AND is_active = 1) AS to_owner_id,
        ${hasBlocked('?1', '(SELECT owner_user_id FROM company WHERE id = ?3)')} AS is_blocked,
        ${hasBlocked('(SELECT owner_user_id FROM company WHERE id = ?3)', '?1')} AS blocks_caller,
        (SELECT id FROM request WHERE id = ?5 AND company_id = ?3 AND service_type = ?4 AND ${isLiveRequest('?6')}) AS request_id,
        (SELECT id FROM product WHERE id = ?7 AND company_id = ?3 AND is_shown = 1) AS product_id,
        (SELECT pay_order FROM service_price WHERE service_type = ?4) AS pay_order,
        (SELECT price FROM service_price WHERE service_type = ?4) AS price`,
    )
    .bind(input.masterUserId, input.fromCompanyId, input.toCompanyId, input.createdFor, input.requestId, input.now, input.productId)
    .first<ContactTarget>();
  if (row === null) throw new Error('a SELECT without FROM has one row');
  return row;
}

/**
 * Companies as which a caller may write: approved ones, and with at least one of them also the main user's own company
 * (docs/behaviour.md#own-company).
 */
export async function listSenders(db: D1DatabaseSession, caller: Caller): Promise<{ id: string; name: string }[]> {
  const { results } = await db
    .prepare(
      `SELECT id, name, is_user_company FROM company
       WHERE owner_user_id=?1 AND deleted_at IS NULL AND suspension=0 AND (is_user_company=1 OR approve_status=${approval.approved}) ORDER BY is_user_company, seq`,
    )
    .bind(caller.masterUserId)
    .all<{ id: string; name: string; is_user_company: number }>();
  const approved = results.filter(({ is_user_company }) => is_user_company === 0);
  const own = approved.length > 0 && caller.isMainUser ? results.filter(({ is_user_company }) => is_user_company === 1) : [];
  return [...approved, ...own].map(({ id, name }) => ({ id, name }));
}

/**
 * The chats that companies already have with another one about a subject; that about the request itself before one of its name
 * (docs/behaviour.md#one-chat).
 * @returns company → chat
 */
export async function readEqualChats(
  db: D1DatabaseSession,
  fromCompanyIds: readonly string[],
  { toCompanyId, createdFor, nameFolded, requestId }: Pick<NewChat, 'toCompanyId' | 'createdFor' | 'nameFolded' | 'requestId'>,
): Promise<ReadonlyMap<string, string>> {
  const { results } = await db
    .prepare(
      `SELECT c.from_company_id, c.id FROM json_each(?1) s CROSS JOIN chat c INDEXED BY chat_once
       ON c.from_company_id = s.value AND c.to_company_id = ?2 AND c.created_for = ?3 AND c.name_folded = ?4 AND c.deleted_at IS NULL
       UNION ALL
       SELECT c.from_company_id, c.id FROM json_each(?1) s CROSS JOIN chat c INDEXED BY chat_request
       ON c.request_id = ?5 AND c.from_company_id = s.value AND c.deleted_at IS NULL`,
    )
    .bind(JSON.stringify(fromCompanyIds), toCompanyId, createdFor, nameFolded, requestId)
    .all<{ from_company_id: string; id: string }>();
  return new Map(results.map(({ from_company_id, id }) => [from_company_id, id]));
}

/** Lets a chat be about a live request of the same name if its own has ended. */
export const moveFromEndedStatement = (db: D1DatabaseSession, chatId: string, requestId: string, now: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE chat SET request_id = ?2 WHERE id = ?1 AND request_id <> ?2
       AND NOT EXISTS(SELECT 1 FROM request WHERE id = chat.request_id AND ${isLiveRequest('?3')})`,
    )
    .bind(chatId, requestId, now);

export interface NewChat {
  fromCompanyId: string;
  toCompanyId: string;
  createdFor: number;
  requestId: string | null;
  /** Null if the product was deleted meanwhile; its company can still be contacted. */
  productId: string | null;
  name: string;
  nameFolded: string;
  /** Bank details that its companies have given before. */
  before: readonly SeenBefore[];
  payerUserId: string;
  otherUserId: string;
  price: number;
  isPaid: boolean;
  /** Whether the chat has a first message, so that the other side sees it at once. */
  isOpened: boolean;
}

/** A new chat with its two sides. @returns its id and the statements for the batch that also charges it */
export function insertChatStatements(
  db: D1DatabaseSession,
  chat: NewChat,
  now: number,
): { chatId: string; statements: D1PreparedStatement[] } {
  const chatId = newId();
  const member = 'INSERT INTO chat_member(chat_id, master_user_id, company_id, last_at, hidden_at) VALUES(?1,?2,?3,?4,?5)';
  const statements = [
    db
      .prepare(
        `INSERT INTO chat(id, from_company_id, to_company_id, created_for, request_id, name_for_all, name_folded, payer_user_id, price, is_paid, opened_at, last_at, created_at, bank_before, product_id)
         VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?12,?13,?14)`,
      )
      .bind(
        chatId,
        chat.fromCompanyId,
        chat.toCompanyId,
        chat.createdFor,
        chat.requestId,
        chat.name,
        chat.nameFolded,
        chat.payerUserId,
        chat.price,
        chat.isPaid ? 1 : 0,
        chat.isOpened ? now : null,
        now,
        chat.before.length === 0 ? null : JSON.stringify(chat.before),
        chat.productId,
      ),
    db.prepare(member).bind(chatId, chat.payerUserId, chat.fromCompanyId, now, null),
    // Hidden until the first message, so that empty chats do not fill the other side's list.
    db.prepare(member).bind(chatId, chat.otherUserId, chat.toCompanyId, now, chat.isOpened ? null : now),
  ];
  return { chatId, statements };
}

/** Marks a chat as paid and open to both sides, in the batch that charges it; changes nothing if it is already paid. */
export function openChatStatement(db: D1DatabaseSession, chatId: string, now: number): D1PreparedStatement {
  return db
    .prepare('UPDATE chat SET is_paid=1, opened_at=COALESCE(opened_at, ?2) WHERE id=?1 AND (opened_at IS NULL OR is_paid=0)')
    .bind(chatId, now);
}

export async function readPayOrder(db: D1DatabaseSession, createdFor: number): Promise<number> {
  return (await db.prepare('SELECT pay_order FROM service_price WHERE service_type=?1').bind(createdFor).first<number>('pay_order')) ?? 2;
}

/** The present state of a chat's request; null if it was deleted. */
export const readRequestOf = (
  db: D1DatabaseSession,
  requestId: string,
  now: number,
): Promise<{ id: string; name: string; is_live: number } | null> =>
  db
    .prepare(`SELECT id, name, (${isLiveRequest('?2')}) AS is_live FROM request WHERE id=?1 AND deleted_at IS NULL`)
    .bind(requestId, now)
    .first<{ id: string; name: string; is_live: number }>();
