/** The submitted card payment: the fields of the specification, and the price quote that was shown. */
import { expect, test } from 'vitest';
import { failureOf } from '../../../contract/wire/wire-call.ts';
import { cardBody } from '../../../src/account/payment/form.ts';
import { changeOf, priceQuoteOfRefusal } from '../../../src/account/payment/price-quote.ts';
import { priceQuote } from '../../support/data/price-quote.ts';

const typed = { number: '5528 7900 0000 0008', fullName: ' ELIF YILDIRIM ', month: '٧', year: '30', cvv: '٧٣١' };
const creditCardDTO = {
  cardNumber: '5528790000000008',
  fullName: 'ELIF YILDIRIM',
  expireDateMonth: '07',
  expireDateYear: '30',
  cvc: '731',
  paymentChannel: 'WEB',
  identityNumber: '11111111111',
  is3D: true,
  ip: '203.0.113.9',
};

test.each([
  ['plan', { planId: 'a1' }],
  ['credit', { creditId: 'a1' }],
] as const)('a %s is paid with its card, in western digits, from where the payer is', (type, item) => {
  expect(cardBody(typed, { type, itemId: 'a1', ip: '203.0.113.9', language: 'AR', quoteId: '17.ab' })).toEqual({
    data: { ...item, paymentType: 0, creditCardDTO, language: 'AR', quoteId: '17.ab' },
  });
});

const quote = priceQuote();
const refusal = (done: unknown, code = 'PRICE_CHANGED') => ({ ...failureOf(409, code), done });

test('a refused payment returns the present price quote of the same item; anything else is ignored', () => {
  const now = { ...quote, amount: '99.00', quoteId: '18.cd' };
  expect(priceQuoteOfRefusal(refusal(now), quote)).toBe(now);
  for (const other of [{ ...now, itemId: 'b2' }, { ...now, type: 'plan' }, { ...now, quoteId: 7 }, { price: 20 }, null, 'x'])
    expect(priceQuoteOfRefusal(refusal(other), quote)).toBeNull();
  expect(priceQuoteOfRefusal(refusal(now, 'STALE_VERSION'), quote)).toBeNull();
});

test.each([
  ['price', { amount: '99.00' }],
  ['price', { currency: 'TRY' }],
  ['recipient', { billedCompany: 'Harbour Trading' }],
  ['recipient', { email: 'osman@example.test' }],
  ['offer', { credits: 400, dtQuoteEndsAt: '2026-11-24T10:31:00.000Z' }],
  ['offer', { dtQuoteEndsAt: '2026-11-24T10:59:00.000Z' }],
  ['late', { dtQuoteEndsAt: '2026-11-24T11:00:00.000Z' }],
] as const)('what has changed is the %s: %j', (change, changed) => {
  expect(changeOf(quote, { ...quote, ...changed })).toBe(change);
});
