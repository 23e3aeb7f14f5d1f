import { useEffect, useState } from 'react';
import type { Message } from '../../../../contract/chat/shapes.ts';
import { getQuotesOfChat } from '../../../../contract/quote/calls.ts';
import { useCall } from '../../shared/data/query.ts';
import { quoteCard } from './QuoteParts.tsx';

/**
 * Reads the quotes of a chat in parallel with the chat, and loads the card if a message needs it. Both change heights, so the chat waits
 * for them.
 * @param messages undefined until the chat has been read
 * @returns whether both are loaded or have failed; true from then on
 */
export function useQuotesAhead(chatId: string, messages: readonly Message[] | undefined, mayRead: boolean): boolean {
  const { data, error, isPaused } = useCall(getQuotesOfChat, { query: { chatId } }, { enabled: mayRead });
  const hasCards = messages?.some(({ quote }) => quote !== undefined) ?? false;
  const card = quoteCard.usePart();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (hasCards) quoteCard.load().catch(() => setFailed(true));
  }, [hasCards]);
  const [wasReady, setReady] = useState(false);
  const isReady = messages !== undefined && (data !== undefined || error !== null || isPaused) && (!hasCards || card !== null || isFailed);
  if (isReady && !wasReady) setReady(true);
  return isReady || wasReady;
}
