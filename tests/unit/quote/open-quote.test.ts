import { expect, test } from 'vitest';
import { type Quote, quoteStates } from '../../../contract/quote/shapes.ts';
import { openQuoteOf } from '../../../src/account/chat/quote/open-quote.ts';

/** A newer quote replaces one, so the newest is not superseded. */
const newestStates = quoteStates.filter((state) => state !== 'superseded');
/** States of the newest quote in which the button offers a new one. */
const endedFor = (isSeller: boolean) => newestStates.filter((state) => openQuoteOf({ state } as Quote, isSeller) === undefined);

test('a buyer asks for a new quote when the newest was accepted, withdrawn or declined, or has expired', () => {
  expect(endedFor(false)).toEqual(['accepted', 'withdrawn', 'declined', 'expired']);
});

test('a seller revises an expired quote, but not an accepted one', () => {
  expect(endedFor(true)).toEqual(['accepted', 'withdrawn', 'declined']);
});

test('without a quote there is none to answer', () => {
  expect(openQuoteOf(undefined, false)).toBeUndefined();
});
