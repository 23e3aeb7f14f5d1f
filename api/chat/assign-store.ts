/** SQL of assigning a chat to a person of the account. */
import { bitsFromPermissions } from '../../contract/permissions.ts';

/** The permissions that are needed to answer chats: to see the list and to read chats. */
const answerBits = bitsFromPermissions({ getAccesibleChatCards: true, getChat: true });

/** SQL: whether a person may answer chats of an account: its main user, and staff with both permissions. */
const mayAnswer = (masterUserId: string, userId: string): string =>
  `(${userId}=${masterUserId} OR EXISTS(SELECT 1 FROM staff WHERE user_id=${userId} AND master_user_id=${masterUserId} AND removed_at IS NULL AND (flags & ${answerBits})=${answerBits}))`;

export interface Person {
  id: string;
  full_name: string;
}

/** People of an account who may answer its chats, the main user first. */
export async function listAnswering(db: D1DatabaseSession, masterUserId: string): Promise<Person[]> {
  const { results } = await db
    .prepare(
      `SELECT id, full_name FROM users WHERE id=?1 AND deleted_at IS NULL
       UNION ALL SELECT * FROM (SELECT u.id, u.full_name FROM staff s JOIN users u ON u.id=s.user_id AND u.deleted_at IS NULL
         WHERE s.master_user_id=?1 AND s.removed_at IS NULL AND (s.flags & ${answerBits})=${answerBits} ORDER BY s.created_at, s.user_id)`,
    )
    .bind(masterUserId)
    .all<Person>();
  return results;
}

/** Whether somebody belongs to an account, whatever their permissions. */
export const isOfAccount = async (db: D1DatabaseSession, masterUserId: string, userId: string): Promise<boolean> =>
  (await db
    .prepare('SELECT 1 AS is_one WHERE ?2=?1 OR EXISTS(SELECT 1 FROM staff WHERE user_id=?2 AND master_user_id=?1 AND removed_at IS NULL)')
    .bind(masterUserId, userId)
    .first()) !== null;

/** Assigns a chat to somebody who may read it, or to nobody; otherwise the following guard fails the batch. */
export const assignStatement = (
  db: D1DatabaseSession,
  { chatId, masterUserId, userId }: { chatId: string; masterUserId: string; userId: string | null },
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE chat_member SET assigned_user_id=?3 WHERE chat_id=?1 AND master_user_id=?2 AND (?3 IS NULL OR ${mayAnswer('?2', '?3')})`,
    )
    .bind(chatId, masterUserId, userId);

/** Names of people by their ids; deleted people are missing. */
export async function readNames(db: D1DatabaseSession, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { results } = await db
    .prepare('SELECT id, full_name FROM users WHERE id IN (SELECT value FROM json_each(?1)) AND deleted_at IS NULL')
    .bind(JSON.stringify([...new Set(ids)]))
    .all<Person>();
  return new Map(results.map(({ id, full_name }) => [id, full_name]));
}
