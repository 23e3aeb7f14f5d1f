/** SQL of an account's chats in "my data". */
import type { ExportRow } from '../platform/subject/exported.ts';

/** Ids of the chats of an account, including hidden ones, the last active first. All ids fit in memory, with 24 characters each. */
export async function listExportChats(db: D1DatabaseSession, userId: string): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT c.id FROM (SELECT chat_id, last_at FROM chat_member WHERE master_user_id=?1 AND hidden_at IS NULL
         UNION ALL SELECT chat_id, last_at FROM chat_member WHERE master_user_id=?1 AND hidden_at IS NOT NULL) m
       CROSS JOIN chat c ON c.id=m.chat_id WHERE c.deleted_at IS NULL AND (c.opened_at IS NOT NULL OR c.payer_user_id=?1) ORDER BY m.last_at DESC`,
    )
    .bind(userId)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

export type ExportChat = ExportRow & { id: string; messageCount: number };

/** Chats by their ids, in that order. */
export async function readExportChats(db: D1DatabaseSession, userId: string, ids: readonly string[]): Promise<ExportChat[]> {
  const { results } = await db
    .prepare(
      `SELECT c.id, c.name_for_all AS subject, own.id AS ownCompanyId, own.name AS ownCompany, other.name AS otherCompany, c.created_for AS createdFor, c.price,
         c.is_paid AS isPaid, m.hidden_at IS NOT NULL AS isHidden, c.created_at AS createdAt, c.last_at AS lastAt, c.last_sequence AS messageCount
       FROM json_each(?2) j CROSS JOIN chat c ON c.id=j.value
       JOIN chat_member m ON m.chat_id=c.id AND m.master_user_id=?1 JOIN chat_member o ON o.chat_id=c.id AND o.master_user_id<>?1
       JOIN company own ON own.id=m.company_id JOIN company other ON other.id=o.company_id ORDER BY j.key`,
    )
    .bind(userId, JSON.stringify(ids))
    .all<ExportChat>();
  return results;
}
