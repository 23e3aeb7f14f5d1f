import { expect, test } from 'vitest';
import { getCreditPlans, getCredits, getPaymentOrder, getServicePrices } from '../../../contract/plan/calls.ts';
import { features } from '../../../contract/plan/features.ts';
import { call, data } from '../../support/api/api-client.ts';
import { member } from '../../support/api/api-fixtures.ts';

test('plans are returned once per language, with prices as decimal strings', async () => {
  const { creditPlans } = await data(getCreditPlans);
  const basic = creditPlans.filter(({ additionalCredit }) => additionalCredit === 500);
  expect(basic.map(({ language }) => language).sort()).toEqual(['AR', 'EN', 'RU', 'TR']);
  expect(basic.find(({ language }) => language === 'EN')).toMatchObject({
    planName: 'Basic',
    price: '190.00',
    currency: 'USD',
    exPrice: null,
  });
  expect(basic.find(({ language }) => language === 'TR')).toMatchObject({ price: '7900.00', currency: 'TRY' });
});

test('getOnlySalable omits the welcome plan', async () => {
  const all = (await data(getCreditPlans, { query: { getOnlySalable: 'false' } })).creditPlans;
  const salable = (await data(getCreditPlans, { query: { getOnlySalable: 'true' } })).creditPlans;
  expect(all).toHaveLength(16);
  expect(salable).toHaveLength(12);
  expect(salable.some(({ planName }) => planName === 'Welcome')).toBe(false);
});

test('a plan has its limits in the order of the features, and whether it is recommended and sold', async () => {
  const { creditPlans } = await data(getCreditPlans);
  for (const plan of creditPlans) expect(plan.limits.map(({ name }) => name)).toEqual([...features]);
  const premium = creditPlans.find(({ planName, language }) => planName === 'Premium' && language === 'EN');
  expect(premium?.limits.slice(0, 2)).toEqual([
    { name: 'CreateCompanyProfile', ruleEnum: 0, limit: 1 },
    { name: 'SendMessageForImportRequest', ruleEnum: 1, limit: -1 },
  ]);
  const names = (list: typeof creditPlans) => list.filter(({ language }) => language === 'EN').map(({ planName }) => planName);
  expect(names(creditPlans.filter(({ isRecommended }) => isRecommended))).toEqual(['Business']);
  expect(names(creditPlans.filter(({ isSalable }) => !isSalable))).toEqual(['Welcome']);
});

test('credit packs need no token', async () => {
  const { credits } = await data(getCredits);
  expect(credits.filter(({ language }) => language === 'EN').map(({ additionalCredit, price }) => [additionalCredit, price])[0]).toEqual([
    100,
    '12.00',
  ]);
});

test('everyone gets the price list of contacts, as on the plans’ page; its meaning for an account its members only', async () => {
  for (const one of [getPaymentOrder, getServicePrices]) expect((await call(one)).status).toBe(401);
  const { token } = await member(null);
  const { servicePrices } = await data(getServicePrices, { token });
  expect((await data(getCreditPlans)).servicePrices).toEqual(servicePrices);
  expect(servicePrices).toContainEqual({ serviceTypeEnum: 99, order: 1, price: 20 });
  const { paymentOrders } = await data(getPaymentOrder, { token });
  expect(paymentOrders.map(({ serviceTypeEnum }) => serviceTypeEnum)).toEqual([0, 1, 2, 3, 4]);
});
