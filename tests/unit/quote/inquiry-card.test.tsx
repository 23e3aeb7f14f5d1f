/** A request for a quote in a chat says whether it still waits for one. */
import { expect, test } from 'vitest';
import { getQuotesOfChat } from '../../../contract/quote/calls.ts';
import type { Inquiry } from '../../../contract/quote/inquiry.ts';
import type { Quote } from '../../../contract/quote/shapes.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';

stubPage();
const { draw } = await import('../../support/browser/screen.tsx');
const { keyOf, queryClient } = await import('../../../src/account/shared/data/query.ts');
const { QuoteCard } = await import('../../../src/account/chat/quote/QuoteCard.tsx');

const chatId = 'c'.repeat(24);
const mark = { id: 'a'.repeat(24), event: 'asked', revision: 0 } as const;
const inquiry = { id: mark.id, isOwn: true, terms: {}, note: 'In bags of 25 kg', dtAskedAt: '2026-11-20T10:00:00.000Z' } as Inquiry;
const sentAt = (dtSentAt: string, state: Quote['state'] = 'sent') => ({ id: 'b'.repeat(24), dtSentAt, state }) as Quote;
const shown = (quotes: Quote[]): string => {
  queryClient.setQueryData(keyOf(getQuotesOfChat, { query: { chatId } }), { quotes, inquiries: [inquiry] });
  return draw(
    <QuoteCard mark={mark} chatId={chatId}>
      text
    </QuoteCard>,
  );
};

test('an inquiry is shown as waiting until a quote follows, and not after the quote was accepted', () => {
  const waits = '>quote.inquiry.open<';
  const [before, after] = ['2026-11-19T10:00:00.000Z', '2026-11-21T10:00:00.000Z'];
  for (const quotes of [[], [sentAt(before, 'declined')]]) {
    const html = shown(quotes);
    expect([html.includes(waits), html.includes('>quote.inquiry.answered<')]).toEqual([true, false]);
  }
  for (const state of ['sent', 'accepted'] as const) {
    const html = shown([sentAt(after, state)]);
    expect([html.includes(waits), html.includes('>quote.inquiry.answered<')]).toEqual([false, true]);
  }
});
