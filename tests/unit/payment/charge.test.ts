import { describe, expect, test } from 'vitest';
import { chargeOf, contactFeatures, priceOfRefusal } from '../../../contract/plan/charge.ts';
import { features, isUsedUp } from '../../../contract/plan/features.ts';

describe('how a service is charged (docs/behaviour.md#payment-order)', () => {
  test.each([
    [1, 30, { credits: 30, needsPlan: true }],
    [2, 30, { credits: 0, needsPlan: false }],
    [3, 30, { credits: 30, needsPlan: false }],
    [0, 30, { credits: 30, needsPlan: false }],
    [99, 5, { credits: 5, needsPlan: false }],
    [1, 0, { credits: 0, needsPlan: false }],
    [2, 0, { credits: 0, needsPlan: false }],
    [3, 0, { credits: 0, needsPlan: false }],
  ])('order %i at price %i', (order, price, charge) => {
    expect(chargeOf({ order, price })).toEqual(charge);
  });

  test('every kind of contact has a quota of its own', () => {
    const used = Object.values(contactFeatures);
    expect(used).toHaveLength(5);
    expect(new Set(used).size).toBe(5);
    for (const feature of used) expect(features).toContain(feature);
    expect([1, 2, 3, 4].map((type) => features.indexOf(contactFeatures[type as 1]))).toEqual([1, 2, 3, 4]);
  });
});

test('only a changed price is the price of a refusal', () => {
  expect(priceOfRefusal({ code: 'PRICE_CHANGED', done: { price: 30 } })).toBe(30);
  expect(priceOfRefusal({ code: 'PRICE_CHANGED' })).toBeNull();
  expect(priceOfRefusal({ code: 'PRICE_CHANGED', done: { price: '30' } })).toBeNull();
  expect(priceOfRefusal({ code: 'LIMIT_REACHED', done: { price: 30 } })).toBeNull();
});

test('limits that are yes or no, or per item, are not used up', () => {
  expect(features.filter((feature) => !isUsedUp(feature)).toSorted()).toEqual([
    'AddCategoryAndSubCategory',
    'AddCompanyKeywords',
    'AddProductImage',
    'AddProductKeywords',
    'AddRequestKeyword',
    'CanUseCredit',
    'CreateCompanyProfile',
    'CreateRequest',
  ]);
});
