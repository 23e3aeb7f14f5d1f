/** The plans page, also for a provider that implements the specification only. */
import { expect, test } from 'vitest';
import type { CreditPlan } from '../../../contract/plan/schemas.ts';
import { priceList } from '../../../src/server/price-list.ts';

const planOf = (id: string, price: string, language: 'EN' | 'TR' = 'EN') => ({
  id,
  planName: id,
  planDescription: '',
  planTexts: ['500 credits'],
  additionalCredit: 500,
  exPrice: null,
  price,
  currency: 'USD',
  language,
});
const limits: CreditPlan['limits'] = [
  { name: 'CreateRequest', ruleEnum: 5, limit: 1 },
  { name: 'CreateCompany', ruleEnum: 7, limit: 3 },
];
const pack = { id: 'pack', additionalCredit: 100, exPrice: null, price: '19.00', currency: 'USD', language: 'EN' as const };
const names = (plans: readonly CreditPlan[]) => plans.map(({ id }) => id);

test('plans without limits and prices of contacts are all shown, and a free one is not sold', () => {
  const creditPlans = [planOf('free', '0.00'), planOf('basic', '190.00'), planOf('temel', '5900.00', 'TR')];
  const list = priceList({ creditPlans }, { credits: [pack, { ...pack, language: 'TR' as const }] }, 'EN');
  expect([names(list.sold), list.free?.id, names(list.all)]).toEqual([['basic'], 'free', ['free', 'basic']]);
  expect([list.features, list.servicePrices, list.packs]).toEqual([[], [], [pack]]);
  expect(list.sold[0]).toMatchObject({ limits: [], isRecommended: false });
});

test('plans of our own API are shown as they are, in the order of the features', () => {
  const own = { limits: limits.toReversed(), isRecommended: true, isSalable: true };
  const list = priceList(
    {
      creditPlans: [
        { ...planOf('gift', '0.00'), ...own },
        { ...planOf('dear', '490.00'), ...own, isSalable: false },
      ],
      servicePrices: [],
    },
    { credits: [] },
    'EN',
  );
  expect([names(list.sold), list.free?.id, list.features]).toEqual([['gift'], 'dear', ['CreateRequest', 'CreateCompany']]);
  expect(list.sold[0]).toMatchObject(own);
});

test('features are compared only where every plan states them', () => {
  const creditPlans = [
    { ...planOf('a', '1.00'), limits },
    { ...planOf('b', '2.00'), limits: limits.slice(0, 1) },
  ];
  expect(priceList({ creditPlans }, { credits: [] }, 'EN').features).toEqual(['CreateRequest']);
});
