import { getQuotesOfChat } from '../../../contract/quote/calls.ts';
import type { Quote } from '../../../contract/quote/shapes.ts';
import { Button } from '../../ui/Button.tsx';
import { useCall } from '../shared/query.ts';
import { useTexts } from '../shared/texts.tsx';

/** Above the place to write: a first quote, or the next version of the one that stands; nothing once that is accepted. */
export function QuoteButton({ chatId, onQuote }: { chatId: string; onQuote: (quote: Quote | undefined) => void }) {
  const { t } = useTexts();
  const { data } = useCall(getQuotesOfChat, { query: { chatId } });
  const [newest] = data?.quotes ?? [];
  if (data === undefined || newest?.state === 'accepted') return null;
  const standing = newest?.state === 'withdrawn' ? undefined : newest;
  return (
    <div className="chat__quote">
      <Button variant="secondary" icon="file" onClick={() => onQuote(standing)}>
        {t(standing === undefined ? 'chat.quote.send' : 'chat.quote.revise')}
      </Button>
    </div>
  );
}
