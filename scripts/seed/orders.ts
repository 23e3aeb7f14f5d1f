/** Plans of the demo that were paid by card, with their receipts. */
import { plans } from '../../content/plans.ts';
import { currencies } from '../../content/languages.ts';
import { priceQuoteMs } from '../../contract/limits.ts';
import { paid } from '../../contract/payment/fields.ts';
import { taxInside } from '../../api/payment/tax.ts';
import { testCards } from '../../contract/payment/test-cards.ts';
import { operatorOf } from '../../contract/site/operator.ts';
import { fromApiLanguage, localeOf } from '../../contract/text/languages.ts';
import type { DemoUser } from '../../demo/types.ts';
import { planTimes } from './accounts.ts';
import { type Demo, demoId } from './demo.ts';
import type { Lookups } from './lookups.ts';
import type { Row } from './rows.ts';
import type { SeedTarget } from './target.ts';

/** Accounts whose plan was bought by card. */
const payers = ['owner', 'buyer'];
export const hasOrder = ({ key }: DemoUser): boolean => payers.includes(key);
export const orderId = ({ key }: DemoUser): string => demoId('order', key);

/** The billing address: that of the account's own company (api/payment/item-store.ts). */
function buyerOf(demo: Demo, user: DemoUser, lookups: Lookups): Record<string, string> {
  const language = fromApiLanguage(user.language);
  const company = demo.companies.find(({ owner, addressDescription }) => owner === user.key && addressDescription !== '');
  if (company === undefined) throw new Error(`${user.key} has no address for a receipt`);
  return {
    id: demoId('user', user.key),
    name: user.fullName,
    email: user.email,
    address: company.addressDescription,
    postalCode: company.postalCode,
    taxOffice: '',
    taxNumber: '',
    city: lookups.cities.get(lookups.cityId(company.countryCode, company.city))?.names[language] ?? company.city,
    country: new Intl.DisplayNames(localeOf[language], { type: 'region' }).of(user.countryCode) ?? '',
  };
}

function orderRow(demo: Demo, user: DemoUser, lookups: Lookups, percent: number, now: number): Row {
  const plan = plans.find(({ key }) => key === user.plan);
  if (plan === undefined) throw new Error(`${user.key} has no plan to pay for`);
  const currency = currencies[fromApiLanguage(user.language)];
  const at = planTimes(user, now).startedAt;
  const id = orderId(user);
  return {
    table: 'payment_order',
    values: {
      id,
      master_user_id: demoId('user', user.key),
      actor_user_id: demoId('user', user.key),
      item_type: 'plan',
      item_id: lookups.planId(plan.key),
      amount: plan.price[currency],
      tax: taxInside(plan.price[currency], percent),
      tax_percent: percent,
      currency,
      credits: plan.additionalCredit,
      provider: 'sandbox',
      provider_payment_id: id,
      callback_secret_hash: id,
      card_last4: testCards[0].number.slice(-4),
      client_key: id,
      buyer: JSON.stringify(buyerOf(demo, user, lookups)),
      status: paid,
      state: 'fulfilled',
      created_at: at,
      expires_at: at + priceQuoteMs,
      fulfilled_at: at,
      updated_at: at,
    },
  };
}

/** Orders and receipts in the order of time: receipts are numbered within their year. */
export function orderRows(demo: Demo, lookups: Lookups, settings: SeedTarget['settings'], now: number): Row[] {
  const { mail, ...identity } = operatorOf(settings);
  const seller = { ...identity, email: mail };
  const orders = demo.users
    .filter(hasOrder)
    .map((user) => orderRow(demo, user, lookups, Number(settings.TAX_PERCENT), now))
    .toSorted((one, other) => Number(one.values['created_at']) - Number(other.values['created_at']));
  const serials = new Map<number, number>();
  const receipts = orders.map(({ values }): Row => {
    const year = new Date(Number(values['created_at'])).getUTCFullYear();
    const serial = (serials.get(year) ?? 0) + 1;
    serials.set(year, serial);
    return {
      table: 'payment_receipt',
      values: { year, serial, order_id: values['id'] ?? null, seller: JSON.stringify(seller), issued_at: values['created_at'] ?? null },
    };
  });
  return [...orders, ...receipts];
}
