import { describe, expect, test } from 'vitest';
import { previewOf } from '../../../api/chat/preview.ts';
import { readRejectReason, rejectReasonText } from '../../../contract/moderation/reject-reason.ts';
import { chargeOf, contactFeatures, priceOfRefusal } from '../../../contract/plan/charge.ts';
import { isUsedUp } from '../../../contract/plan/switches.ts';
import { features } from '../../../contract/limits.ts';

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

describe('a message’s preview', () => {
  test('is its first line', () => {
    expect(previewOf('Good morning\nthe rest')).toBe('Good morning');
    expect(previewOf('')).toBe('');
  });

  test('is cut by user-perceived characters', () => {
    expect(previewOf('a'.repeat(120))).toBe('a'.repeat(120));
    expect(previewOf('a'.repeat(121))).toBe(`${'a'.repeat(119)}…`);
    expect(previewOf('🚢'.repeat(121))).toBe(`${'🚢'.repeat(119)}…`);
  });
});

describe('a stored reason', () => {
  test('is parsed to the same reason', () => {
    const reason = { reasons: ['INCOMPLETE', 'ADDRESS_WRONG'], note: 'Which "quay"?\nNumber 4' };
    expect(readRejectReason(rejectReasonText(reason))).toEqual(reason);
  });

  test.each([
    ['plain words', { reasons: [], note: 'plain words' }],
    ['{"reasons":"INCOMPLETE"}', { reasons: [], note: '' }],
    ['{}', { reasons: [], note: '' }],
  ])('an invalid %s is parsed as far as possible', (text, reason) => {
    expect(readRejectReason(text)).toEqual(reason);
  });

  test.each(['null', '17', '"words"'])('%s is not parsed as a reason and does not fail', (text) => {
    expect(readRejectReason(text).reasons).toEqual([]);
  });
});
