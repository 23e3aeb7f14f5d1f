import { describe, expect, test } from 'vitest';
import { languages } from '../../../contract/text/languages.ts';
import { faultsOf } from '../../../contract/wire/check.ts';
import { sendQuote } from '../../../contract/quote/schemas.ts';
import type { Quote, QuoteTerms } from '../../../contract/quote/shapes.ts';
import { blamedFields } from '../../../src/form/field-errors.ts';
import {
  bankOf,
  noBank,
  quoteBody,
  quoteForm,
  startOf,
  valuesOf,
  type QuoteKind,
  type QuoteValues,
} from '../../../src/account/chat/quote/quote-form.ts';

const now = Date.UTC(2026, 10, 22, 12);
const chatId = 'a'.repeat(24);
const place = {
  countryId: 'b'.repeat(24),
  country: 'iq',
  cityId: 'c'.repeat(24),
  city: { en: 'Basrah', tr: 'Basra', ru: 'Басра', ar: 'البصرة' },
  detail: 'Umm Qasr',
};
const goods: QuoteTerms = {
  goods: {
    price: { amount: 4.25, currency: 'EUR', unit: 'TNE' },
    quantity: { amount: 400, unit: 'TNE', frequency: 'monthly' },
    delivery: { incoterm: 'CIF', place },
    payment: { term: 'openAccount', days: 60, advancePercent: 30 },
    leadTimeDays: 21,
    hsCode: '100199',
    packaging: 'bags',
    originCountryId: place.countryId,
    validUntil: '2026-12-20',
    note: 'In new bags.',
    bank: { accountName: 'Rope and Sail', bankName: 'İş Bankası', account: 'TR330006100519786457841326' },
  },
};
const freight: QuoteTerms = {
  freight: {
    price: { amount: 1800, currency: 'USD', for: 'unit' },
    units: { unit: 'truck', count: 3 },
    transitDays: 9,
    validUntil: '2026-12-20',
  },
};
const iban = 'TR33 0006 1005 1978 6457 8413 26';
const bank = { accountName: 'Rope and Sail', bankName: 'İş Bankası', account: iban, swift: 'ISBKTRIS' } as const;
const filled = (changes: Partial<QuoteValues> = {}): QuoteValues => ({
  ...startOf(undefined, now, 'en'),
  price: '4,2',
  quantity: '400',
  ...changes,
});
const faults = (kind: QuoteKind, changes: Partial<QuoteValues> = {}) =>
  faultsOf(quoteForm(kind, 'en').rules, filled(changes), now).map(({ field, check }) => `${field} ${check}`);

describe('an unchanged quote is sent unchanged', () => {
  test.each(languages)('goods, in %s', (language) => {
    const { body } = { body: quoteBody('goods', valuesOf(goods, now, language), chatId, language) };
    expect(sendQuote.body.safeParse(body).success).toBe(true);
    expect(body).toEqual({
      chatId,
      goods: {
        ...goods.goods,
        delivery: { incoterm: 'CIF', place: { countryId: place.countryId, cityId: place.cityId, detail: 'Umm Qasr' } },
      },
    });
  });
  test('freight, from the place of the request', () => {
    const body = quoteBody('freight', valuesOf(freight, now, 'ru'), chatId, 'ru', { from: place });
    expect(sendQuote.body.safeParse(body).success).toBe(true);
    expect(body).toEqual({
      chatId,
      freight: { ...freight.freight, from: { countryId: place.countryId, cityId: place.cityId, detail: 'Umm Qasr' } },
    });
  });
  test('an expired quote gets a new end', () => {
    expect(valuesOf(goods, Date.UTC(2027, 1, 1), 'en').validUntil).toBe('2027-02-15');
  });
});

test("the buyer's counter-offer has no bank details", () => {
  expect(quoteBody('goods', { ...valuesOf(goods, now, 'en'), ...noBank }, chatId, 'en').goods).not.toHaveProperty('bank');
});

test('a first quote starts with the facts of the request, except its price', () => {
  const facts = {
    goods: { quantity: goods.goods?.quantity, price: goods.goods?.price, delivery: goods.goods?.delivery, payment: goods.goods?.payment },
  };
  expect(startOf(facts, now, 'en')).toMatchObject({
    price: '', currency: 'EUR', priceUnit: 'TNE', quantity: '400', unit: 'TNE', frequency: 'monthly', incoterm: 'CIF',
    countryId: place.countryId, cityId: place.cityId, place: 'Umm Qasr', payment: 'openAccount', paymentDays: '60', advance: '30', validUntil: '2026-12-06',
  }); // prettier-ignore
});

test.each<[QuoteKind, Partial<QuoteValues>, string[]]>([
  ['goods', {}, []],
  ['goods', { price: '', quantity: '0' }, ['price price', 'quantity quantity']],
  ['goods', { priceUnit: 'LTR' }, ['priceUnit unit']],
  ['goods', { unit: 'TNE', priceUnit: 'KGM' }, []],
  ['goods', { incoterm: 'DAP', place: 'Quay 4' }, ['countryId country']],
  ['goods', { incoterm: 'CIF', countryId: place.countryId }, ['place placeMissing']],
  ['goods', { incoterm: 'CIF', countryId: place.countryId, cityId: place.cityId }, []],
  ['goods', { hsCode: '7700' }, ['hsCode hsCode']],
  ['goods', { hsCode: 'HS 6302.60', packaging: 'cartons' }, []],
  ['goods', { account: iban }, ['accountName bankMissing', 'bankName bankMissing']],
  ['goods', { ...bank, account: iban.replace('33', '34') }, ['account account']],
  ['goods', { ...bank, swift: 'ISBK' }, ['swift swift']],
  ['freight', { ...bank, account: '40702 810 9 0000 0001234', swift: '' }, []],
  ['goods', { payment: 'openAccount', paymentDays: '1.5', advance: '100' }, ['paymentDays days', 'advance advance']],
  ['goods', { leadTime: '366', validUntil: '2026-11-21' }, ['leadTime days', 'validUntil validUntil']],
  ['goods', { note: 'x'.repeat(501) }, ['note noteLong']],
  ['freight', { quantity: '' }, []],
  ['freight', { priceFor: 'unit' }, ['count units']],
  ['freight', { count: '2.5', transit: 'x' }, ['count units', 'transit days']],
])('%s %j: %j', (kind, changes, expected) => expect(faults(kind, changes)).toEqual(expected));

describe('the bank details of a seller’s form', () => {
  const quoteOf = (isCounter: boolean, terms: QuoteTerms, state: Quote['state'] = 'sent') => ({ isCounter, terms, state }) as Quote;
  const withoutBank: QuoteTerms = { goods: { ...goods.goods!, bank: undefined } };
  const own = quoteOf(false, goods, 'superseded');
  const counter = quoteOf(true, withoutBank);

  test('are the last ones that the seller gave, also after a counter-offer and for a further order', () => {
    const given = { ...noBank, ...goods.goods?.bank };
    expect(bankOf(counter, [counter, own])).toEqual(given);
    expect(bankOf(undefined, [counter, own])).toEqual(given);
    expect(bankOf(own, [own])).toEqual(given);
  });

  test('are none if the seller removed them, withdrew the quote, or never gave any', () => {
    const removed = quoteOf(false, withoutBank);
    expect(bankOf(removed, [removed, own])).toEqual(noBank);
    expect(bankOf(undefined, [quoteOf(false, goods, 'withdrawn')])).toEqual(noBank);
    expect(bankOf(undefined, [])).toEqual(noBank);
  });
});

test.each(['goods', 'freight'] as const)('a refused amount of %s is marked where it was typed', (kind) => {
  const { names } = quoteForm(kind, 'en');
  expect(blamedFields({ [`${kind}.price.amount`]: 'INVALID_NUMBER' }, names)).toEqual([{ name: 'price', code: 'INVALID_NUMBER' }]);
  expect(blamedFields({ 'goods.quantity.amount': 'TOO_LONG' }, names)).toEqual([{ name: 'quantity', code: 'TOO_LONG' }]);
});
