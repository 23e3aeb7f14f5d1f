/** All SQL of chats. Messages themselves are in the chat's room (room.ts). */
import type { ApiLanguage } from '../../contract/text/languages.ts';
import type { QuoteEvent } from '../../contract/chat/shapes.ts';
import { approval } from '../../contract/company/approval.ts';
import { isSuspended } from '../account/acting-store.ts';
import { type Opening, readTargetStatement } from '../notification/store.ts';
import type { Caller } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { chatNames, chatNamesJoins } from '../platform/text/title-store.ts';
import { hasBlocked } from './safety/block-store.ts';
import { hasApprovedCompany } from './safety/own-address-store.ts';
import type { Preview } from './room/room-message.ts';

export interface ChatRow {
  id: string;
  from_company_id: string;
  to_company_id: string;
  created_for: 0 | 1 | 2 | 3 | 4;
  request_id: string | null;
  name_for_all: string;
  /** Names of the offer that the chat is about (api/platform/text/title.ts). */
  offer_names: string | null;
  /** JSON: bank details that the companies had given before the chat began (seen-before.ts). */
  bank_before: string | null;
  payer_user_id: string;
  price: number;
  is_paid: number;
  opened_at: number | null;
  refunded_at: number | null;
  last_sequence: number;
  last_message: string;
  last_company_id: string | null;
  last_kind: 'text' | 'image' | 'file';
  last_quote_event: QuoteEvent | null;
  last_at: number;
  /** The viewer's side. */
  own_company_id: string;
  own_name: string;
  own_company_status: number;
  own_is_user_company: number;
  own_company_gone_at: number | null;
  /** 1 if the company of this side is suspended; read for a single chat only. */
  own_is_suspended?: number;
  /** The viewer's account has an approved company, which lets it write from its own address; read for a single chat only. */
  has_approved_company?: number;
  last_read_sequence: number;
  /** Messages after `last_read_sequence`, without deleted ones. */
  unread: number;
  hidden_at: number | null;
  muted_at: number | null;
  /** The person of the viewer's account to whom the chat is assigned. */
  assigned_user_id: string | null;
  /** The other side. */
  other_user_id: string;
  other_company_id: string;
  other_is_user_company: number;
  other_company_gone_at: number | null;
  /** Its account is deleted; read for a single chat only. */
  other_gone_at?: number | null;
  /** 1 if the company of this side is suspended; read for a single chat only. */
  other_is_suspended?: number;
  /** As on the viewer's side; read for a single chat only. */
  other_company_status?: number;
  other_has_approved_company?: number;
  /** Until when the request that the chat is about is public, ms; null if it is not. Read for a single chat only. */
  request_live_until?: number | null;
  /** The viewer's account has blocked it, and vice versa. Read for a single chat only. */
  is_blocked?: number;
  blocks_viewer?: number;
  other_muted_at: number | null;
  other_read_sequence: number;
  other_unread: number;
  other_name: string;
  other_path: string;
  other_logo_key: string | null;
}

const columns = `c.id, c.from_company_id, c.to_company_id, c.created_for, c.request_id, c.name_for_all, c.bank_before, c.payer_user_id, c.price, c.is_paid, c.opened_at, c.refunded_at,
    c.last_sequence, c.last_message, c.last_company_id, c.last_kind, c.last_quote_event, c.last_at, m.company_id AS own_company_id, m.last_read_sequence, m.unread, m.hidden_at, m.muted_at, m.assigned_user_id, o.muted_at AS other_muted_at,
    own.name AS own_name, own.approve_status AS own_company_status, own.is_user_company AS own_is_user_company,
    own.deleted_at AS own_company_gone_at, other.deleted_at AS other_company_gone_at, o.master_user_id AS other_user_id, o.company_id AS other_company_id, other.is_user_company AS other_is_user_company, o.last_read_sequence AS other_read_sequence, o.unread AS other_unread,
    other.name AS other_name, other.path AS other_path, other.logo_key AS other_logo_key, ${chatNames} AS offer_names`;
const from = `
  FROM chat_member m
  JOIN chat c ON c.id = m.chat_id AND c.deleted_at IS NULL
  JOIN chat_member o ON o.chat_id = c.id AND o.master_user_id <> m.master_user_id
  JOIN company own ON own.id = m.company_id
  JOIN company other ON other.id = o.company_id
  ${chatNamesJoins('c')}`;
const select = `SELECT ${columns} ${from}`;
const selectOne = `SELECT ${columns}, (SELECT deleted_at FROM users WHERE id = o.master_user_id) AS other_gone_at,
    ${isSuspended('m.company_id')} AS own_is_suspended, ${isSuspended('o.company_id')} AS other_is_suspended, ${hasApprovedCompany('m.master_user_id')} AS has_approved_company,
    other.approve_status AS other_company_status, ${hasApprovedCompany('o.master_user_id')} AS other_has_approved_company,
    (SELECT expires_at FROM request WHERE id = c.request_id AND approve_status = ${approval.approved} AND is_active = 1) AS request_live_until,
    ${hasBlocked('m.master_user_id', 'o.master_user_id')} AS is_blocked, ${hasBlocked('o.master_user_id', 'm.master_user_id')} AS blocks_viewer ${from}`;
/** The receiving side sees a chat from its first message on (docs/behaviour.md#chat-charge). */
const visible = '(c.opened_at IS NOT NULL OR c.payer_user_id = ?1)';

/** The newest chats that an account has not hidden. */
export async function listChats(db: D1DatabaseSession, masterUserId: string, countMax: number): Promise<ChatRow[]> {
  const { results } = await db
    .prepare(`${select} WHERE m.master_user_id = ?1 AND m.hidden_at IS NULL AND ${visible} ORDER BY m.last_at DESC LIMIT ?2`)
    .bind(masterUserId, countMax)
    .all<ChatRow>();
  return results;
}

/** The chats among these ids that an account has not hidden, the last active first. */
export async function listChatsOf(
  db: D1DatabaseSession,
  masterUserId: string,
  chatIds: readonly string[],
  countMax: number,
): Promise<ChatRow[]> {
  if (chatIds.length === 0) return [];
  const { results } = await db
    .prepare(
      `${select} WHERE m.master_user_id = ?1 AND m.chat_id IN (SELECT value FROM json_each(?3)) AND m.hidden_at IS NULL AND ${visible}
       ORDER BY m.last_at DESC LIMIT ?2`,
    )
    .bind(masterUserId, countMax, JSON.stringify(chatIds))
    .all<ChatRow>();
  return results;
}

/** The main user of the account that a person belongs to, or belonged to. */
export const readMasterOf = async (db: D1DatabaseSession, userId: string): Promise<string> =>
  (await db.prepare('SELECT master_user_id FROM staff WHERE user_id=?1').bind(userId).first<string>('master_user_id')) ?? userId;

/** A chat as seen by an account, hidden or not; null if it is another account's or not opened to it. */
export function findChat(db: D1DatabaseSession, masterUserId: string, chatId: string): Promise<ChatRow | null> {
  return db
    .prepare(`${selectOne} WHERE m.master_user_id = ?1 AND m.chat_id = ?2 AND ${visible}`)
    .bind(masterUserId, chatId)
    .first<ChatRow>();
}

/** A chat of the caller's account. @throws Refusal NOT_FOUND */
export async function requireChat(db: D1DatabaseSession, caller: Caller, chatId: string): Promise<ChatRow> {
  const chat = await findChat(db, caller.masterUserId, chatId);
  if (chat === null) throw new Refusal('NOT_FOUND');
  return chat;
}

/** Preview, order and read positions after a message was stored in the room. Repeating it changes nothing. */
export function recordMessageStatements(
  db: D1DatabaseSession,
  message: { chatId: string; companyId: string; sequence: number; preview: Preview; at: number },
): D1PreparedStatement[] {
  const { chatId, companyId, sequence, preview, at } = message;
  return [
    // Before the change of the chat: repeating an earlier message must not show a chat that was hidden after it.
    db
      .prepare(
        'UPDATE chat_member SET last_at=MAX(last_at, ?2), hidden_at=NULL WHERE chat_id=?1 AND EXISTS(SELECT 1 FROM chat WHERE id=?1 AND last_sequence<?3)',
      )
      .bind(chatId, at, sequence),
    db
      .prepare(
        `UPDATE chat SET last_sequence=?2, last_message=?3, last_kind=?6, last_quote_event=?7, last_company_id=?5, last_at=?4, opened_at=COALESCE(opened_at, ?4)
         WHERE id=?1 AND last_sequence<?2`,
      )
      .bind(chatId, sequence, preview.text, at, preview.companyId, preview.kind, preview.quoteEvent),
    db
      .prepare('UPDATE chat_member SET last_read_sequence=MAX(last_read_sequence, ?3) WHERE chat_id=?1 AND company_id=?2')
      .bind(chatId, companyId, sequence),
  ];
}

/** The path of a chat on the site. */
export const chatHref = (chatId: string): string => `/messages?chatId=${chatId}`;

/** A person of the account opens a chat, which is the target of notifications. */
export const openingOf = ({ userId, masterUserId }: Caller, chatId: string): Opening => ({ userId, masterUserId, href: chatHref(chatId) });

/** Marks messages up to a sequence as read, and the notifications of the chat. */
export async function markRead(db: D1DatabaseSession, caller: Caller, chatId: string, sequence: number, now: number): Promise<void> {
  await db.batch([
    db
      .prepare('UPDATE chat_member SET last_read_sequence=?3 WHERE chat_id=?1 AND master_user_id=?2 AND last_read_sequence<?3')
      .bind(chatId, caller.masterUserId, sequence),
    readTargetStatement(db, openingOf(caller, chatId), now),
  ]);
}

export const hideChatStatement = (db: D1DatabaseSession, chatId: string, masterUserId: string, now: number): D1PreparedStatement =>
  db.prepare('UPDATE chat_member SET hidden_at=?3 WHERE chat_id=?1 AND master_user_id=?2').bind(chatId, masterUserId, now);
export const showChatStatement = (db: D1DatabaseSession, chatId: string, masterUserId: string): D1PreparedStatement =>
  db.prepare('UPDATE chat_member SET hidden_at=NULL WHERE chat_id=?1 AND master_user_id=?2').bind(chatId, masterUserId);

/** The preview of a chat after a deletion; a message recorded since has set its own. */
export const previewStatement = (
  db: D1DatabaseSession,
  chatId: string,
  { text, kind, quoteEvent, companyId, sequence }: Preview,
): D1PreparedStatement =>
  db
    .prepare('UPDATE chat SET last_message=?2, last_kind=?4, last_quote_event=?6, last_company_id=?5 WHERE id=?1 AND last_sequence<=?3')
    .bind(chatId, text, sequence, kind, companyId, quoteEvent);

/**
 * Unread messages of an account in chats with messages since a time, without muted chats, blocked accounts and suspended companies.
 * @param isOnlyNew whether only chats count of which nothing is read
 */
export async function countUnreadSince(
  db: D1DatabaseSession,
  masterUserId: string,
  since: number,
  isOnlyNew: boolean,
): Promise<{ messages: number; chats: number }> {
  const row = await db
    .prepare(
      `SELECT COALESCE(SUM(m.unread), 0) AS messages, COUNT(*) AS chats
       FROM chat_member m JOIN chat c ON c.id = m.chat_id AND c.deleted_at IS NULL AND ${visible}
       JOIN chat_member o ON o.chat_id = c.id AND o.master_user_id <> ?1
       WHERE m.master_user_id = ?1 AND m.hidden_at IS NULL AND m.muted_at IS NULL AND m.last_at >= ?2 AND m.unread > 0
         AND (?3 = 0 OR m.last_read_sequence = 0) AND NOT ${hasBlocked('?1', 'o.master_user_id')} AND NOT ${isSuspended('o.company_id')}`,
    )
    .bind(masterUserId, since, isOnlyNew ? 1 : 0)
    .first<{ messages: number; chats: number }>();
  return row ?? { messages: 0, chats: 0 };
}

/** The recipient of a mail about a new message. */
export function readRecipient(
  db: D1DatabaseSession,
  userId: string,
): Promise<{ email: string; language: ApiLanguage; notify_email: number; full_name: string } | null> {
  return db.prepare('SELECT email, language, notify_email, full_name FROM users WHERE id=?1 AND deleted_at IS NULL').bind(userId).first();
}
