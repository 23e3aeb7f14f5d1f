import { useState } from 'react';
import type { ChatDetail } from '../../../../contract/chat/calls.ts';

/** The sequence at which unread messages begin; beyond all messages without one. */
function unreadFromOf({ lastReadSequence, messages, ownCompanyId }: ChatDetail): number {
  const isUnread = messages.some(({ companyId, sequence }) => companyId !== ownCompanyId && sequence > lastReadSequence);
  return isUnread ? lastReadSequence + 1 : Infinity;
}

/**
 * Where the unread messages of a chat begin that is being opened. Later messages change nothing.
 * @param isReading the chat is being read, also if `chat` comes from the cache
 * @param unread count of this chat in the list, which may not have been read yet
 * @returns undefined until it is known
 */
export function useUnreadFrom(chat: ChatDetail | undefined, isReading: boolean, unread: number): number | undefined {
  const [cached] = useState(chat);
  const [unreadFrom, setUnreadFrom] = useState(() => (cached !== undefined && unread > 0 ? cached.lastReadSequence + 1 : undefined));
  const isOld = cached !== undefined && isReading;
  if (chat !== undefined && unreadFrom === undefined && !isOld) setUnreadFrom(unreadFromOf(chat));
  return unreadFrom;
}
