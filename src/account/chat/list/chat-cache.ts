/** What the cache of reads keeps of chats. */
import { getAccesibleChats, getChat, type ChatCard, type ChatDetail } from '../../../../contract/chat/calls.ts';
import type { DataOf } from '../../../../contract/wire/call.ts';
import { chatPageSize } from '../../../../contract/limits.ts';
import { keyOf, queryClient } from '../../shared/data/query.ts';

/** How one chat is read. */
export const inputOf = (chatId: string) => ({ body: { chatId, pagination: { size: chatPageSize, page: 0 } } });

/** What somebody wants to see of their chats. */
export interface ChatFilter {
  text: string;
  unreadFirst: boolean;
  /** Only what is assigned to this person. */
  mine: boolean;
}
export const everything: ChatFilter = { text: '', unreadFirst: false, mine: false };

/** How a page of the list is read. @param page from 1 */
export const listInput = (page: number, { text, unreadFirst, mine }: ChatFilter = everything) => ({
  query: {
    page: String(page),
    ...(unreadFirst && { unreadFirst: 'true' as const }),
    ...(mine && { mine: 'true' as const }),
    ...(text !== '' && { text }),
  },
});

/** A chat as the lists know it that were read. */
export const cardOf = (chatId: string): ChatCard | undefined =>
  queryClient
    .getQueriesData<DataOf<typeof getAccesibleChats>>({ queryKey: [getAccesibleChats.name] })
    .flatMap(([, data]) => data?.chats ?? [])
    .find((chat) => chat.chatId === chatId);

/** Changes a chat as it was read; it stays as old as it was. */
export function changeChat(chatId: string, more: Partial<ChatDetail>): void {
  const key = keyOf(getChat, inputOf(chatId));
  queryClient.setQueryData<DataOf<typeof getChat>>(key, (data) => (data === undefined ? data : { chat: { ...data.chat, ...more } }), {
    updatedAt: queryClient.getQueryState(key)?.dataUpdatedAt,
  });
}

/** Credits that the next message costs, as the chat says. */
export const priceOfMessage = ({ isPaid, price }: ChatDetail): number => (isPaid ? 0 : price);

/** The company of the other side. */
export const partnerOf = ({ fromCompanyId, toCompanyId, ownCompanyId }: ChatDetail): string =>
  fromCompanyId === ownCompanyId ? toCompanyId : fromCompanyId;

/** Opening a chat reads it (docs/behaviour.md#unnamed-calls): its count in each list, and with it the badge, goes down at once. */
export function resetUnread(chatId: string): void {
  queryClient.setQueriesData<DataOf<typeof getAccesibleChats>>({ queryKey: [getAccesibleChats.name] }, (data) => {
    const unread = data?.chats.find((chat) => chat.chatId === chatId)?.unreadedMessageCount ?? 0;
    if (data === undefined || unread === 0) return data;
    const chats = data.chats.map((chat) => (chat.chatId === chatId ? { ...chat, unreadedMessageCount: 0 } : chat));
    return { ...data, chats, unreadMessageCount: Math.max(0, data.unreadMessageCount - unread) };
  });
}
