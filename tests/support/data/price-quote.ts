/** The price of a pack of 500 credits, as a payer reads it. */
import type { PriceQuote } from '../../../src/account/payment/price-quote.ts';

export const priceQuote = (more: Partial<PriceQuote> = {}): PriceQuote => ({
  type: 'credit',
  itemId: 'a1',
  name: '',
  credits: 500,
  amount: '12.00',
  tax: '2.00',
  taxPercent: 20,
  currency: 'USD',
  quoteId: '17.ab',
  language: 'EN',
  dtQuoteEndsAt: '2026-11-24T10:30:00.000Z',
  cardProvider: 'Sandbox',
  isAddressComplete: true,
  replaces: null,
  dtEndsAt: null,
  balance: 0,
  document: 'receipt',
  billedCompany: '',
  email: 'mira@example.test',
  ip: '203.0.113.9',
  ...more,
});
