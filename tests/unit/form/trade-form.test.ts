/** Trade facts in the request form: input, validation and submission. */
import { describe, expect, test } from 'vitest';
import { faultsOf as faultsOfRules } from '../../../contract/wire/check.ts';
import { requestFactsInput, type RequestFactsInput } from '../../../contract/trade/facts.ts';
import type { RequestDetail } from '../../../contract/request/shapes.ts';
import { emptyRequest, requestBody, requestForm, type RequestValues } from '../../../src/account/request/form.ts';
import { freightOf } from '../../../src/account/request/trade/freight-of.ts';
import { tradeNames } from '../../../src/account/request/trade/rules.ts';
import { factsOf, type TradeValues, tradeValuesOf } from '../../../src/account/request/trade/values.ts';
import { blamedFields } from '../../../src/form/field-errors.ts';
import { numberText, typedInteger, typedNumber } from '../../../src/form/typed-number.ts';
import { languages } from '../../../contract/text/languages.ts';

const id = (letter: string): string => letter.repeat(24);
const [saudi, riyadh, turkey] = ['a', 'b', 'c'].map(id) as [string, string, string];
const now = Date.parse('2026-11-22T12:00:00Z');

describe('a typed number', () => {
  test('is parsed by the signs of its language', () => {
    expect(languages.map((language) => typedNumber('24,000', language))).toEqual([24_000, 24, 24, 24_000]);
    expect(languages.map((language) => typedNumber('24.000', language))).toEqual([24, 24_000, 24, 24]);
    expect(['1,234,567.5', '1.234.567,5', '1 234 567,5', '1234567.5'].map((text) => typedNumber(text, 'ru'))).toEqual(
      Array.from({ length: 4 }, () => 1_234_567.5),
    );
    expect(['٢٤٬٠٠٠', '٢٤٠٠٠', '۲۴۰۰۰', '24 000'].map((text) => typedNumber(text, 'ar'))).toEqual([24_000, 24_000, 24_000, 24_000]);
    expect(typedNumber('٤٫٢٥', 'ar')).toBe(4.25);
  });
  test('below one has no groups, in any language', () => {
    for (const language of languages)
      expect(
        ['0.125', '0,125', '٠٫١٢٥'].map((text) => typedNumber(text, language)),
        language,
      ).toEqual([0.125, 0.125, 0.125]);
  });
  test.each(['', 'x', '1,2,3.4.5', '-3', '1.', '.5', '12kg', '1.2,3.4'])('%j is invalid', (text) => {
    expect(typedNumber(text, 'en')).toBeNull();
  });
  test('is shown again in a form that can be parsed', () => {
    for (const language of languages)
      for (const value of [24_000, 4.25, 0.0035, 1.234])
        expect(typedNumber(numberText(value, language), language), `${language} ${value}`).toBe(value);
  });
  test('is shown in the digits that the interface writes', () => {
    expect(languages.map((language) => numberText(12_500.5, language))).toEqual(['12500.5', '12500,5', '12500,5', '١٢٥٠٠٫٥']);
  });
  test('degrees may be below zero', () => {
    expect(['-18', '−18', '٥', numberText(-18, 'ar'), '2.5', ''].map(typedInteger)).toEqual([-18, -18, 5, -18, null, null]);
  });
});

const goods: RequestFactsInput = {
  hsCode: '630260',
  quantity: { amount: 24_000, unit: 'H87', frequency: 'once' },
  delivery: { incoterm: 'DAP', place: { countryId: saudi, cityId: riyadh, detail: 'Dry port' } },
  originCountryIds: [turkey],
  price: { amount: 1.85, currency: 'EUR', unit: 'H87' },
  packaging: 'cartons',
  payment: { term: 'openAccount', days: 60, advancePercent: 30 },
  certificates: ['oekoTex'],
  validUntil: '2026-12-31',
};
const freight: RequestFactsInput = {
  from: { countryId: turkey },
  to: { countryId: saudi, cityId: riyadh },
  weight: 22_500.5,
  volume: 60,
  units: { unit: 'reeferTruck', count: 2 },
  readyOn: '2026-12-01',
  temperature: { from: -20, to: -18 },
  dangerousGoods: '4.1',
  validUntil: '2026-12-31',
  goodsRequestId: id('d'),
};

describe('the submission', () => {
  test.each(languages)('equals the stored facts, typed in %s', (language) => {
    expect(factsOf(tradeValuesOf(goods, language), false, language)).toEqual(goods);
    expect(factsOf(tradeValuesOf(freight, language), true, language)).toEqual(freight);
    expect(factsOf(tradeValuesOf({ price: 'onRequest' }, language), false, language)).toEqual({ price: 'onRequest' });
    expect(factsOf(tradeValuesOf({}, language), false, language)).toEqual({});
  });
  test('fits the call, for the chosen kind only', () => {
    const values: RequestValues = { ...emptyRequest('1'), ...tradeValuesOf(goods, 'en'), weight: '5' };
    const sent = requestBody(values, null, false, 'en')['Request.Facts'];
    expect(requestFactsInput.safeParse(sent).success).toBe(true);
    expect(sent).toEqual(goods);
    expect(requestBody({ ...values, type: '3' }, null)['Request.Facts']).toEqual({ weight: 5, validUntil: '2026-12-31' });
  });
  test('is empty without facts, unless there were some before', () => {
    expect(requestBody(emptyRequest('1'), null)).not.toHaveProperty('Request.Facts');
    expect(requestBody(emptyRequest('1'), { id: id('1'), version: 2, factsInput: goods })['Request.Facts']).toEqual({});
  });
});

describe('the checks', () => {
  const wrong = (type: '1' | '3', changes: Partial<TradeValues>): string[] => {
    const filled = {
      companyId: 'x',
      categoryId: 'x',
      subCategoryId: 'x',
      name: 'x',
      description: 'x',
      keywords: ['x'],
      logisticTypeId: 'x',
      shippingTypeId: 'x',
    };
    const values: RequestValues = { ...emptyRequest(type), ...filled, ...changes };
    return faultsOfRules(requestForm.rules, values, { keywordLimit: 9, language: 'en', now }).map(
      ({ field, check }) => `${field} ${check}`,
    );
  };
  test('accept an empty section and a complete one', () => {
    expect(wrong('1', {})).toEqual([]);
    expect(wrong('3', {})).toEqual([]);
    expect(wrong('1', tradeValuesOf(goods, 'en'))).toEqual([]);
    expect(wrong('3', tradeValuesOf(freight, 'en'))).toEqual([]);
  });
  test.each<[type: '1' | '3', changes: Partial<TradeValues>, fault: string]>([
    ['1', { hsCode: '770000' }, 'hsCode hsCode'],
    ['1', { hsCode: '630' }, 'hsCode hsCode'],
    ['1', { quantity: 'many', unit: 'H87' }, 'quantity amount'],
    ['1', { quantity: '0', unit: 'H87' }, 'quantity amount'],
    ['1', { quantity: '5' }, 'unit unit'],
    ['1', { deliveryCountryId: saudi }, 'incoterm incoterm'],
    ['1', { deliveryDetail: 'Port' }, 'deliveryCountryId country'],
    ['1', { priceKind: 'stated', priceUnit: 'KGM' }, 'price price'],
    ['1', { priceKind: 'stated', price: '4' }, 'priceUnit priceUnit'],
    ['1', { paymentTerm: 'openAccount', paymentDays: '366' }, 'paymentDays days'],
    ['1', { paymentTerm: 'letterOfCredit', advancePercent: '100' }, 'advancePercent percent'],
    ['1', { validUntil: '2026-11-21' }, 'validUntil datePast'],
    ['1', { validUntil: '2027-06-01' }, 'validUntil dateTooFar'],
    ['3', { loadUnit: 'truck' }, 'loadCount count'],
    ['3', { loadCount: '3' }, 'loadUnit loadUnit'],
    ['3', { weight: 'heavy' }, 'weight amount'],
    ['3', { temperatureFrom: '8', temperatureTo: '2' }, 'temperatureFrom temperature'],
    ['3', { temperatureFrom: '8' }, 'temperatureFrom temperature'],
    ['3', { readyOn: '2026-11-20' }, 'readyOn datePast'],
  ])('type %s with %j: %s', (type, changes, fault) => {
    expect(wrong(type, changes)).toEqual([fault]);
    // Facts of the other kind are not checked.
    if (!('validUntil' in changes)) expect(wrong(type === '1' ? '3' : '1', changes)).toEqual([]);
  });
  test('a fault that the API reports within the facts is found in the form', () => {
    const fields = [
      'quantity.amount',
      'delivery.place.cityId',
      'from.countryId',
      'units.count',
      'certificates.3',
      'originCountryIds.0',
      'temperature.to',
    ];
    expect(
      blamedFields(Object.fromEntries(fields.map((field) => [`Request.Facts.${field}`, 'INVALID'])), tradeNames).map(({ name }) => name),
    ).toEqual(['quantity', 'deliveryCityId', 'fromCountryId', 'loadCount', 'certificates', 'originCountryIds', 'temperatureTo']);
  });
});

describe('freight for goods', () => {
  const ids: Record<string, string> = { tr: turkey, sa: saudi };
  const place = { countryId: saudi, country: 'sa', cityId: riyadh, detail: 'Dry port' };
  const of = (more: Partial<RequestDetail>): TradeValues =>
    freightOf({ id: id('e'), inServiceEnum: 1, country: 'sa', isOwn: true, ...more } as RequestDetail, 'en', (code) => ids[code]);

  test('goes to the place of an arrival term, from the one country of origin, with the weight of its quantity', () => {
    const facts = {
      goods: { quantity: { amount: 40, unit: 'TNE', frequency: 'monthly' }, delivery: { incoterm: 'DAP', place }, origins: ['tr'] },
    } as const;
    expect(of({ facts: { goods: { ...facts.goods, origins: ['tr'] } } })).toMatchObject({
      fromCountryId: turkey,
      fromCityId: null,
      toCountryId: saudi,
      toCityId: riyadh,
      toDetail: 'Dry port',
      weight: '40000',
      goodsRequestId: id('e'),
    });
  });
  test('begins at the place of a departure term; pieces have no weight, and another account’s goods are not linked', () => {
    const goodsFacts = { quantity: { amount: 40, unit: 'H87', frequency: 'once' }, delivery: { incoterm: 'FOB', place } } as const;
    expect(of({ inServiceEnum: 2, country: 'tr', isOwn: false, facts: { goods: goodsFacts } })).toMatchObject({
      fromCountryId: saudi,
      fromCityId: riyadh,
      toCountryId: null,
      weight: '',
      goodsRequestId: '',
    });
  });
  test('takes the buyer’s country of a request without facts', () => {
    expect(of({})).toMatchObject({ fromCountryId: null, toCountryId: saudi, weight: '' });
  });
});
