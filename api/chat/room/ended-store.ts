/** SQL of chats whose two accounts are both deleted: nobody can read them, so nothing of them stays. */
import { forgottenTitle } from '../../platform/db/forgetting.ts';

/** SQL: the chats of the account ?1 whose two accounts are both deleted, as `m.chat_id`. While one account exists, it may read them. */
export const endedChats = `chat_member m JOIN users own ON own.id=m.master_user_id AND own.deleted_at IS NOT NULL
  JOIN chat_member o ON o.chat_id=m.chat_id AND o.master_user_id<>m.master_user_id
  JOIN users other ON other.id=o.master_user_id AND other.deleted_at IS NOT NULL`;

/** Deletes some of them: no message is added or indexed any more. Their contents are deleted by the scheduled run (ended-rooms.ts). */
export const deleteChatsStatement = (db: D1DatabaseSession, userId: string, countMax: number, now: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE chat SET deleted_at=?3, text_done=last_sequence WHERE id IN (SELECT c.id FROM ${endedChats}
         CROSS JOIN chat c ON c.id=m.chat_id AND c.deleted_at IS NULL WHERE m.master_user_id=?1 LIMIT ?2)`,
    )
    .bind(userId, countMax, now);

/** Chats deleted before a time whose contents are not. */
export async function readFullChats(db: D1DatabaseSession, before: number, countMax: number): Promise<{ id: string }[]> {
  const { results } = await db
    .prepare(
      `SELECT id FROM chat INDEXED BY chat_deleted WHERE deleted_at<=?1 AND name_for_all<>'${forgottenTitle}' ORDER BY deleted_at LIMIT ?2`,
    )
    .bind(before, countMax)
    .all<{ id: string }>();
  return results;
}

/** Deletes the texts in the row of a chat, which records that its room is empty. */
export const emptyChatStatement = (db: D1DatabaseSession, chatId: string): D1PreparedStatement =>
  db
    .prepare(`UPDATE chat SET name_for_all='${forgottenTitle}', name_folded='', last_message='', bank_before=NULL WHERE id=?1`)
    .bind(chatId);
