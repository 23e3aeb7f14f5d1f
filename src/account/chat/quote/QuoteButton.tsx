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
  const [newest] = data?.quotes ?? [];
  if (data === undefined) return null;
  const openQuote = openQuoteOf(newest, isSelling(chat));
  if (!isSelling(chat) && openQuote !== undefined) return null;
  return (
    <div className="chat__quote">
      {isSelling(chat) ? (
        <Button variant="secondary" icon="file" onClick={() => onQuote(openQuote)}>
          {t(openQuote === undefined ? 'chat.quote.send' : 'chat.quote.revise')}
        </Button>
      ) : (
        <Button variant="secondary" icon="file" onClick={onAsk}>
          {t('chat.quote.ask')}
        </Button>
      )}
    </div>
  );
}
