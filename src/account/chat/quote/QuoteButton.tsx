import type { ChatDetail } from '../../../../contract/chat/calls.ts';
import { getQuotesOfChat } from '../../../../contract/quote/calls.ts';
import { isSelling } from '../../../../contract/quote/seller.ts';
import type { Quote } from '../../../../contract/quote/shapes.ts';
import { Button } from '../../../ui/Button.tsx';
import { useCall } from '../../shared/data/query.ts';
import { useTexts } from '../../shared/texts.tsx';
import { openQuoteOf } from './open-quote.ts';

export interface QuoteButtonProps {
  chat: ChatDetail;
  /** @param quote to revise; undefined for a first quote */
  onQuote: (quote: Quote | undefined) => void;
  onAsk: () => void;
}

/** Above the composer: sellers quote or revise, buyers request a quote while there is none that they can answer. */
export function QuoteButton({ chat, onQuote, onAsk }: QuoteButtonProps) {
  const { t } = useTexts();
  const { data } = useCall(getQuotesOfChat, { query: { chatId: chat.id } });
  if (data === undefined) return null;
  const isSeller = isSelling(chat);
  const openQuote = openQuoteOf(data.quotes[0], isSeller);
  if (!isSeller && openQuote !== undefined) return null;
  const next = openQuote === undefined ? 'send' : 'revise';
  return (
    <div className="chat__quote">
      <Button variant="secondary" icon="file" onClick={isSeller ? () => onQuote(openQuote) : onAsk}>
        {t(`chat.quote.${isSeller ? next : 'ask'}`)}
      </Button>
    </div>
  );
}
