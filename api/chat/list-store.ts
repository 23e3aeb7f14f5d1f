/** The list of an account's chats, page by page. A page is found by one index, so its cost does not depend on the length of the list. */
import { unreadMessagesSql } from '../platform/db/unread-messages.ts';
import { chatNames, chatNamesJoins } from '../platform/text/title-store.ts';
import type { ChatRow } from './store.ts';

/** A chat as its card shows it. */
export type CardRow = Pick<
  ChatRow,
  | 'id'
  | 'created_for'
  | 'request_id'
  | 'name_for_all'
  | 'offer_names'
  | 'payer_user_id'
  | 'price'
  | 'is_paid'
  | 'refunded_at'
  | 'last_sequence'
  | 'last_message'
  | 'last_company_id'
  | 'last_kind'
  | 'last_quote_event'
  | 'last_at'
  | 'own_company_id'
  | 'own_name'
  | 'unread'
  | 'muted_at'
  | 'assigned_user_id'
  | 'other_company_id'
  | 'other_is_user_company'
  | 'other_company_gone_at'
  | 'other_name'
  | 'other_path'
  | 'other_logo_key'
>;

/** Names of the account's own companies recur in many rows, so they are read once and not joined. */
async function withOwnNames(db: D1DatabaseSession, rows: readonly Omit<CardRow, 'own_name'>[]): Promise<CardRow[]> {
  if (rows.length === 0) return [];
  const { results } = await db
    .prepare('SELECT id, name FROM company WHERE id IN (SELECT value FROM json_each(?1))')
    .bind(JSON.stringify([...new Set(rows.map((row) => row.own_company_id))]))
    .all<{ id: string; name: string }>();
  const names = new Map(results.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({ ...row, own_name: names.get(row.own_company_id) ?? '' }));
}

/**
 * A page of the chats that an account has not hidden, the last active first.
 * @param page from 1
 * @param assignedTo only the chats of one person
 * @returns one more than `size` when there is a next page
 */
export async function listChatPage(
  db: D1DatabaseSession,
  masterUserId: string,
  { page, size, unreadFirst, assignedTo = null }: { page: number; size: number; unreadFirst: boolean; assignedTo?: string | null },
): Promise<{ rows: CardRow[]; hasMore: boolean }> {
  // The joins keep this order (CROSS JOIN is never reordered); sorting afterwards would read the whole list.
  const order = `${unreadFirst ? '(m.unread>0) DESC, ' : ''}m.last_at DESC`;
  // The plus sign prevents the use of the account's index: a person belongs to one account, so the index of the person is more selective.
  const whose = assignedTo === null ? 'm.master_user_id=?1' : 'm.assigned_user_id=?4 AND +m.master_user_id=?1';
  const { results } = await db
    .prepare(
      `SELECT c.id, c.created_for, c.request_id, c.name_for_all, c.payer_user_id, c.price, c.is_paid, c.refunded_at, c.last_sequence, c.last_message,
         c.last_company_id, c.last_kind, c.last_quote_event, c.last_at, m.company_id AS own_company_id, m.unread, m.muted_at, m.assigned_user_id, other.id AS other_company_id,
         other.is_user_company AS other_is_user_company, other.deleted_at AS other_company_gone_at, other.name AS other_name, other.path AS other_path, other.logo_key AS other_logo_key,
         ${chatNames} AS offer_names
       FROM (SELECT * FROM chat_member m WHERE ${whose} AND m.hidden_at IS NULL ORDER BY ${order} LIMIT ?2 OFFSET ?3) m
       CROSS JOIN chat c ON c.id=m.chat_id AND c.deleted_at IS NULL AND (c.opened_at IS NOT NULL OR c.payer_user_id=?1)
       CROSS JOIN company other ON other.id=CASE WHEN c.from_company_id=m.company_id THEN c.to_company_id ELSE c.from_company_id END
       ${chatNamesJoins('c')}`,
    )
    .bind(masterUserId, size + 1, (page - 1) * size, ...(assignedTo === null ? [] : [assignedTo]))
    .all<Omit<CardRow, 'own_name'>>();
  return { rows: await withOwnNames(db, results.slice(0, size)), hasMore: results.length > size };
}

export async function countUnread(db: D1DatabaseSession, masterUserId: string): Promise<number> {
  const count = await db
    .prepare(`SELECT ${unreadMessagesSql('?1')} AS n`)
    .bind(masterUserId)
    .first<number>('n');
  return count ?? 0;
}
