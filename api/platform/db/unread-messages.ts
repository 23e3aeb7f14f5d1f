import { chatsListed } from '../../../contract/limits.ts';

/**
 * SQL: unread messages of an account, in its newest unread chats. The list of chats and the credentials both show this number.
 * @param account SQL of the id of its main user
 */
export const unreadMessagesSql = (account: string): string =>
  `(SELECT COALESCE(SUM(unread), 0) FROM (SELECT unread FROM chat_member
    WHERE master_user_id=${account} AND hidden_at IS NULL AND (unread>0)=1 ORDER BY last_at DESC LIMIT ${chatsListed}))`;
