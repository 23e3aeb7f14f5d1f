/** The part of quotes that every chat loads. Card and form are loaded on demand, with their texts. */
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { ChatDetail } from '../../../../contract/chat/calls.ts';
import type { QuoteMark } from '../../../../contract/chat/shapes.ts';
import { isSelling } from '../../../../contract/quote/seller.ts';
import type { Quote } from '../../../../contract/quote/shapes.ts';
import { later } from '../../../ui/later.ts';
import { addSubjects } from '../../shared/texts.tsx';
import { QuoteActionsProvider } from './quote-context.ts';
import { QuoteButton } from './QuoteButton.tsx';

const withTexts = async <Module,>(module: Promise<Module>): Promise<Module> => {
  const [loaded] = await Promise.all([module, addSubjects(['quote', 'trade'])]);
  return loaded;
};
/** Loaded with a chat that contains a quote (use-quotes-ahead.ts), else when the first quote arrives. */
export const quoteCard = later(async () => (await withTexts(import('./QuoteCard.tsx'))).QuoteCard);
const AskDialog = lazy(async () => ({ default: (await withTexts(import('./AskDialog.tsx'))).AskDialog }));
const QuoteDialog = lazy(async () => ({ default: (await withTexts(import('./QuoteDialog.tsx'))).QuoteDialog }));

/** The card of a quote message; until it is loaded, and if the quote cannot be read, the message text with codes. */
export function QuoteOf({ mark, chatId, children }: { mark: QuoteMark; chatId: string; children: ReactNode }) {
  const Card = quoteCard.usePart();
  useEffect(() => void quoteCard.load().catch(() => undefined), []);
  if (Card === null) return children;
  return (
    // oxlint-disable-next-line react/static-components -- loaded once and the same component from then on
    <Card mark={mark} chatId={chatId}>
      {children}
    </Card>
  );
}

export interface WithQuotesProps {
  chat: ChatDetail;
  mayWrite: boolean;
  /** The chat has to be read again. */
  onChanged: () => void;
  /** @param button shown above the composer */
  children: (button: ReactNode) => ReactNode;
}

/** Wraps a chat: its cards open the same form for a revision as the button above the composer. */
export function WithQuotes({ chat, mayWrite, onChanged, children }: WithQuotesProps) {
  const [form, setForm] = useState<'ask' | { quote: Quote | undefined } | null>(null);
  const close = (): void => setForm(null);
  const sent = (): void => {
    close();
    onChanged();
  };
  const actions = {
    mayWrite,
    isSelling: isSelling(chat),
    mayCompare: !isSelling(chat) && chat.request !== null && chat.fromCompanyId !== chat.ownCompanyId,
    onChanged,
    onRevise: (quote: Quote) => setForm({ quote }),
  };
  return (
    <QuoteActionsProvider value={actions}>
      {children(<QuoteButton chat={chat} onQuote={(quote) => setForm({ quote })} onAsk={() => setForm('ask')} />)}
      <Suspense>
        {form === 'ask' && <AskDialog chat={chat} onSent={sent} onClose={close} />}
        {form !== null && form !== 'ask' && <QuoteDialog chat={chat} quote={form.quote} onSent={sent} onClose={close} />}
      </Suspense>
    </QuoteActionsProvider>
  );
}
