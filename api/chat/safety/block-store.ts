/** Which accounts block which others, and which chats are muted. */

/** SQL: whether account `one` (such as ?1) has blocked account `other`. */
export const hasBlocked = (one: string, other: string): string =>
  `EXISTS(SELECT 1 FROM chat_block WHERE master_user_id=${one} AND blocked_user_id=${other})`;

export const blockStatement = (
  db: D1DatabaseSession,
  block: { masterUserId: string; blockedUserId: string; companyId: string },
  now: number,
): D1PreparedStatement =>
  db
    .prepare('INSERT INTO chat_block(master_user_id, blocked_user_id, company_id, created_at) VALUES(?1,?2,?3,?4) ON CONFLICT DO NOTHING')
    .bind(block.masterUserId, block.blockedUserId, block.companyId, now);

export const unblockStatement = (db: D1DatabaseSession, masterUserId: string, blockedUserId: string): D1PreparedStatement =>
  db.prepare('DELETE FROM chat_block WHERE master_user_id=?1 AND blocked_user_id=?2').bind(masterUserId, blockedUserId);

/** The account of a company, also of a deleted one. */
export const readOwnerOf = (db: D1DatabaseSession, companyId: string): Promise<string | null> =>
  db.prepare('SELECT owner_user_id FROM company WHERE id=?1').bind(companyId).first<string>('owner_user_id');

const shownMax = 200;

/** The accounts that an account has blocked, latest first. */
export async function listBlocked(
  db: D1DatabaseSession,
  masterUserId: string,
): Promise<{ company_id: string; name: string; created_at: number }[]> {
  const { results } = await db
    .prepare(
      'SELECT b.company_id, c.name, b.created_at FROM chat_block b JOIN company c ON c.id=b.company_id WHERE b.master_user_id=?1 ORDER BY b.seq DESC LIMIT ?2',
    )
    .bind(masterUserId, shownMax)
    .all<{ company_id: string; name: string; created_at: number }>();
  return results;
}

/** Deletes the blocks of an ended account, and those against it. */
export const forgetBlocksStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db.prepare('DELETE FROM chat_block WHERE master_user_id=?1 OR blocked_user_id=?1').bind(userId);

export const muteStatement = (db: D1DatabaseSession, chatId: string, masterUserId: string, mutedAt: number | null): D1PreparedStatement =>
  db.prepare('UPDATE chat_member SET muted_at=?3 WHERE chat_id=?1 AND master_user_id=?2').bind(chatId, masterUserId, mutedAt);
