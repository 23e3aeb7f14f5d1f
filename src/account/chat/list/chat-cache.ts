/** Reads and changes chats in the query cache. */
import { getAccesibleChats, getChat, type ChatCard, type ChatDetail } from '../../../../contract/chat/calls.ts';
import type { DataOf } from '../../../../contract/wire/call.ts';
import { chatPageSize } from '../../../../contract/limits.ts';
import { keyOf, queryClient } from '../../shared/data/query.ts';

/** Input of the call that reads one chat. */
export const inputOf = (chatId: string) => ({ body: { chatId, pagination: { size: chatPageSize, page: 0 } } });

/** Filters of the chat list. */
export interface ChatFilter {
  text: string;
  unreadFirst: boolean;
  /** Only chats assigned to this person. */
  mine: boolean;
}
export const everything: ChatFilter = { text: '', unreadFirst: false, mine: false };

/** Input of the call that reads a page of the list. @param page from 1 */
export const listInput = (page: number, { text, unreadFirst, mine }: ChatFilter = everything) => ({
  query: {
    page: String(page),
    ...(unreadFirst && { unreadFirst: 'true' as const }),
    ...(mine && { mine: 'true' as const }),
    ...(text !== '' && { text }),
  },
});

/** A chat from the cached lists. */
export const cardOf = (chatId: string): ChatCard | undefined =>
  queryClient
    .getQueriesData<DataOf<typeof getAccesibleChats>>({ queryKey: [getAccesibleChats.name] })
    .flatMap(([, data]) => data?.chats ?? [])
    .find((chat) => chat.chatId === chatId);

/** Changes a cached chat without marking it as fresh. */
export function changeChat(chatId: string, more: Partial<ChatDetail>): void {
  const key = keyOf(getChat, inputOf(chatId));
  queryClient.setQueryData<DataOf<typeof getChat>>(key, (data) => (data === undefined ? data : { chat: { ...data.chat, ...more } }), {
    updatedAt: queryClient.getQueryState(key)?.dataUpdatedAt,
  });
}

/** Reads a chat again, once its page is visible. */
export const rereadChat = (chatId: string): void => void queryClient.invalidateQueries({ queryKey: keyOf(getChat, inputOf(chatId)) });

/** The price of the next message in credits. */
export const priceOfMessage = ({ isPaid, price }: ChatDetail): number => (isPaid ? 0 : price);

/** The other side's company. */
export const partnerOf = ({ fromCompanyId, toCompanyId, ownCompanyId }: ChatDetail): string =>
  fromCompanyId === ownCompanyId ? toCompanyId : fromCompanyId;

/** Opening a chat marks it as read (docs/behaviour.md#unnamed-calls), so its unread count and the badge are reduced at once. */
export function resetUnread(chatId: string): void {
  queryClient.setQueriesData<DataOf<typeof getAccesibleChats>>({ queryKey: [getAccesibleChats.name] }, (data) => {
    const unread = data?.chats.find((chat) => chat.chatId === chatId)?.unreadedMessageCount ?? 0;
    if (data === undefined || unread === 0) return data;
    const chats = data.chats.map((chat) => (chat.chatId === chatId ? { ...chat, unreadedMessageCount: 0 } : chat));
    return { ...data, chats, unreadMessageCount: Math.max(0, data.unreadMessageCount - unread) };
  });
}
