import { expect, test } from 'vitest';
import { getCreditPlans, getCredits, getPaymentOrder, getServicePrices } from '../../contract/plan/calls.ts';
import { call, data } from '../support/api-client.ts';
import { member } from '../support/api-fixtures.ts';

test('plans come once per language, with prices as decimal strings', async () => {
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

test('getOnlySalable leaves the welcome plan out', async () => {
  const all = (await data(getCreditPlans, { query: { getOnlySalable: 'false' } })).creditPlans;
  const salable = (await data(getCreditPlans, { query: { getOnlySalable: 'true' } })).creditPlans;
  expect(all).toHaveLength(16);
  expect(salable).toHaveLength(12);
  expect(salable.some(({ planName }) => planName === 'Welcome')).toBe(false);
});

test('credit packs need no token', async () => {
  const { credits } = await data(getCredits);
  expect(credits.filter(({ language }) => language === 'EN').map(({ additionalCredit, price }) => [additionalCredit, price])[0]).toEqual([
    100,
    '12.00',
  ]);
});

test('what contacts cost is told to members only', async () => {
  expect((await call(getServicePrices)).status).toBe(401);
  expect((await call(getPaymentOrder)).status).toBe(401);
  const { token } = await member(null);
  const { servicePrices } = await data(getServicePrices, { token });
  expect(servicePrices).toContainEqual({ serviceTypeEnum: 99, order: 1, price: 20 });
  const { paymentOrders } = await data(getPaymentOrder, { token });
  expect(paymentOrders.map(({ serviceTypeEnum }) => serviceTypeEnum)).toEqual([0, 1, 2, 3, 4]);
});
