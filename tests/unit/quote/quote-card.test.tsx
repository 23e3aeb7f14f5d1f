/** The messages about a quote in a chat stay useful when the API no longer lists their revision. */
import { expect, test } from 'vitest';
import type { QuoteEvent } from '../../../contract/chat/shapes.ts';
import { getQuotesOfChat } from '../../../contract/quote/calls.ts';
import type { Quote } from '../../../contract/quote/shapes.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';

stubPage();
const { draw } = await import('../../support/browser/screen.tsx');
const { keyOf, queryClient } = await import('../../../src/account/shared/data/query.ts');
const { QuoteCard } = await import('../../../src/account/chat/quote/QuoteCard.tsx');

const [chatId, id] = ['c'.repeat(24), 'a'.repeat(24)];
/** What the messages about its end read of it. */
const counterOffer: Partial<Quote> = { id, revision: 2, isCounter: true, state: 'declined', declined: null };
const shown = (event: QuoteEvent): string => {
  queryClient.setQueryData(keyOf(getQuotesOfChat, { query: { chatId } }), { quotes: [], inquiries: [] });
  return draw(
    <QuoteCard mark={{ id, event, revision: 1 }} chatId={chatId}>
      #1 ✓ 5 USD
    </QuoteCard>,
  );
};

test('the message about the end of a counter-offer calls it one', () => {
  queryClient.setQueryData(keyOf(getQuotesOfChat, { query: { chatId } }), { quotes: [counterOffer], inquiries: [] });
  const happened = (event: QuoteEvent): string =>
    draw(
      <QuoteCard mark={{ id, event, revision: 2 }} chatId={chatId}>
        #2
      </QuoteCard>,
    );
  for (const event of ['withdrawn', 'declined', 'accepted'] as const) expect(happened(event)).toContain(`quote.counterHappened.${event}`);
});

test('the message about the acceptance of an old revision leads to its pro-forma', () => {
  expect(shown('accepted')).toContain(`/pro-forma/${id}"`);
  expect(shown('sent')).toBe('#1 ✓ 5 USD');
});
