/** Quotes in a chat: what of them is always there. The card and the form come when they are needed, with their texts. */
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { ChatDetail } from '../../../contract/chat/calls.ts';
import type { QuoteMark } from '../../../contract/chat/shapes.ts';
import type { Quote } from '../../../contract/quote/shapes.ts';
import { Button } from '../../ui/Button.tsx';
import { addSubjects, useTexts } from '../shared/texts.tsx';
import { QuoteActionsProvider } from './quote-context.ts';

const withTexts = async <Module,>(module: Promise<Module>): Promise<Module> => {
  const [loaded] = await Promise.all([module, addSubjects(['quote', 'trade'])]);
  return loaded;
};
const Card = lazy(async () => ({ default: (await withTexts(import('./QuoteCard.tsx'))).QuoteCard }));
const QuoteDialog = lazy(async () => ({ default: (await withTexts(import('./QuoteDialog.tsx'))).QuoteDialog }));

/** The card of a message about a quote; until it is here, and where nothing of it can be read, what the message says in codes. */
export function QuoteOf({ mark, chatId, children }: { mark: QuoteMark; chatId: string; children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <Card mark={mark} chatId={chatId}>
        {children}
      </Card>
    </Suspense>
  );
}

/** Whoever answers a request quotes in its chat. */
export const mayQuote = ({ request, fromCompanyId, ownCompanyId }: ChatDetail): boolean =>
  request !== null && fromCompanyId === ownCompanyId;

export interface WithQuotesProps {
  chat: ChatDetail;
  mayWrite: boolean;
  /** The chat is to be read again. */
  onChanged: () => void;
  children: (onQuote: (() => void) | undefined) => ReactNode;
}

/** Around a chat: its cards revise with the form that its foot opens. */
export function WithQuotes({ chat, mayWrite, onChanged, children }: WithQuotesProps) {
  const [form, setForm] = useState<{ quote: Quote | undefined } | null>(null);
  const close = (): void => setForm(null);
  const actions = { mayWrite, onChanged, onRevise: (quote: Quote) => setForm({ quote }) };
  return (
    <QuoteActionsProvider value={actions}>
      {children(mayQuote(chat) ? () => setForm({ quote: undefined }) : undefined)}
      {form !== null && (
        <Suspense>
          <QuoteDialog
            chat={chat}
            quote={form.quote}
            onSent={() => {
              close();
              onChanged();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </QuoteActionsProvider>
  );
}

/** Stands above the place to write. */
export function QuoteButton({ onQuote }: { onQuote: () => void }) {
  const { t } = useTexts();
  return (
    <div className="chat__quote">
      <Button variant="secondary" icon="file" onClick={onQuote}>
        {t('chat.quote.send')}
      </Button>
    </div>
  );
}
