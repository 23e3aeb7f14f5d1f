/** The shown price is charged: nobody pays, by card or with credits, at a price that was not shown. */
import type { CallDefinition } from '../contract/wire/call.ts';
import { createChat } from '../contract/chat/calls.ts';
import { boostCompany } from '../contract/company/calls.ts';
import { boosts } from '../contract/company/boost.ts';
import { getPaymentQuote, payFromSandbox } from '../contract/payment/calls.ts';
import { card, newBuyer } from './payments.ts';
import { balanceOf, newBusiness, newKey, newName, partners, type Person, withBalance } from './people.ts';
import { ask, type CallRequest, type Finding, clearRateLimits, repeatOf, type Target } from './target.ts';

interface Item {
  type: 'plan' | 'credit';
  id: string;
}
interface Shown {
  quoteId: string;
  amount: string;
  currency: string;
}

/** Reads the shown terms of an item. @returns null if the quote has no id */
async function shown(target: Target, { token }: Person, query: Item): Promise<Shown | null> {
  const { quoteId, amount, currency } = (await ask(target, getPaymentQuote, { token, query })).envelope.data ?? {};
  return typeof quoteId === 'string' ? { quoteId, amount: String(amount), currency: String(currency) } : null;
}

const bodyOf = ({ type, id }: Item, quoteId: string | undefined) => ({
  data: { ...(type === 'plan' ? { planId: id } : { creditId: id }), paymentType: 0, creditCardDTO: card, quoteId },
});
const ordersOf = async (target: Target, { userId }: Person): Promise<number> =>
  (await target.rows<{ n: number }>('SELECT COUNT(*) AS n FROM payment_order WHERE master_user_id=?1', userId))[0]?.n ?? 0;

/** An invalid price quote, or a change between the quote and the payment. */
interface QuoteAttempt {
  what: string;
  item: Item;
  /** The id that is sent instead of the shown quote's. */
  named?: (own: string) => string | undefined;
  /** A publication between quote and payment, and the statement that reverses it. */
  change?: [sql: string, undo: string, ...values: string[]];
}

/** Pays with an invalid quote: the answer has to contain the present quote, and no order may be created. */
async function payment(target: Target, who: Person, { what, item, named = (own) => own, change }: QuoteAttempt): Promise<Finding[]> {
  await clearRateLimits(target);
  const before = await shown(target, who, item);
  const quoteId = named(before?.quoteId ?? '');
  const body = bodyOf(item, quoteId);
  const repeat = repeatOf(payFromSandbox, 'a member', { body });
  const [sql, undo, ...values] = change ?? [];
  if (sql !== undefined) await target.rows(sql, ...values);
  const orders = await ordersOf(target, who);
  const { status, envelope } = await ask(target, payFromSandbox, { token: who.token, key: newKey(), body });
  const begun = (await ordersOf(target, who)) - orders;
  if (undo !== undefined) await target.rows(undo, ...values);
  const findings: Finding[] = [];
  if (status !== 409 || envelope.code !== 'PRICE_CHANGED')
    findings.push({ what: `a payment with ${what} is answered ${status} instead of 409`, repeat });
  else if (typeof envelope.data?.['quoteId'] !== 'string' || envelope.data['quoteId'] === quoteId)
    findings.push({ what: `the refusal of ${what} lacks the present quote`, repeat });
  if (begun !== 0) findings.push({ what: `${what} created ${begun} orders`, repeat });
  return findings;
}

/** Checks that a valid quote can be paid and the order has its price; otherwise the refusals would prove nothing. */
async function rightful(target: Target, who: Person, item: Item): Promise<Finding[]> {
  await clearRateLimits(target);
  const quote = await shown(target, who, item);
  const body = bodyOf(item, quote?.quoteId);
  const { status, envelope } = await ask(target, payFromSandbox, { token: who.token, key: newKey(), body });
  const repeat = repeatOf(payFromSandbox, 'a member', { body });
  if (status !== 200)
    return [{ what: `the shown price cannot be paid: ${status} ${envelope.code}, so the refusals prove nothing`, repeat }];
  const [order] = await target.rows<{ amount: number; currency: string }>(
    'SELECT amount, currency FROM payment_order WHERE id=?1',
    String(envelope.data?.['conversationId']),
  );
  const [is, was] = [`${order?.amount} ${order?.currency}`, `${Math.round(Number(quote?.amount) * 100)} ${quote?.currency}`];
  return is === was ? [] : [{ what: `${was} was shown, but the order is over ${is}`, repeat }];
}

/** Spends credits at a price that was not shown. */
async function credits(target: Target): Promise<Finding[]> {
  const who = await newBusiness(target);
  await withBalance(target, who, 5000);
  const [to] = await partners(target, who, 1);
  const [row] = await target.rows<{ price: number }>('SELECT price FROM service_price WHERE service_type=0');
  const { companyId } = who.belongings;
  const contact = { fromCompanyId: companyId, toCompanyId: to, text: 'Hello', createdFor: 0, chatNameForAll: newName('Rope') };
  const spends: [CallDefinition, CallRequest][] = [
    [createChat, { body: { ...contact, shownPrice: (row?.price ?? 0) + 1 } }],
    [boostCompany, { body: { companyId, boostType: 1, shownPrice: boosts[1].credits - 1 } }],
  ];
  const findings: Finding[] = [];
  for (const [call, input] of spends) {
    const before = await balanceOf(target, who);
    const { status, envelope } = await ask(target, call, { ...input, token: who.token, key: newKey() });
    const after = await balanceOf(target, who);
    const repeat = repeatOf(call, 'a member', input);
    if (status !== 409 || envelope.code !== 'PRICE_CHANGED')
      findings.push({ what: `${call.name} charges a price that was not shown: ${status} instead of 409`, repeat });
    if (after !== before) findings.push({ what: `${call.name} changed the balance from ${before} to ${after} credits`, repeat });
  }
  return findings;
}

export async function prices(target: Target): Promise<Finding[]> {
  const [who, stranger] = [await newBuyer(target), await newBuyer(target)];
  const packs = await target.rows<{ id: string }>('SELECT id FROM credit_pack ORDER BY additional_credit LIMIT 2');
  const [plan] = await target.rows<{ id: string }>("SELECT id FROM plan WHERE key='basic'");
  const [pack, other] = [packs[0], packs.at(-1)].map((row) => ({ type: 'credit' as const, id: row?.id ?? '' })) as [Item, Item];
  const membership: Item = { type: 'plan', id: plan?.id ?? '' };
  const foreign = await shown(target, stranger, pack);
  const others = await shown(target, who, other);
  if (foreign === null || others === null)
    return [{ what: 'a price quote has no id, so nothing was checked', repeat: repeatOf(getPaymentQuote, 'a member', { query: pack }) }];

  const price = (sign: string): string => `UPDATE credit_pack_price SET price=price${sign}1 WHERE pack_id=?1`;
  const given = (sign: string): string => `UPDATE credit_pack SET additional_credit=additional_credit${sign}1 WHERE id=?1`;
  const currency = (to: string): string => `UPDATE credit_pack_price SET currency='${to}' WHERE pack_id=?1 AND language='EN'`;
  const language = (to: string): string => `UPDATE users SET language='${to}' WHERE id=?1`;
  const later = (sign: string): string => `UPDATE users SET plan_expires_at=plan_expires_at${sign}86400000 WHERE id=?1`;
  const limit = (sign: string): string =>
    `UPDATE plan_rule SET number=number${sign}1 WHERE plan_id=?1 AND rule=(SELECT MIN(rule) FROM plan_rule WHERE plan_id=?1 AND number>0)`;
  const attempts: QuoteAttempt[] = [
    { what: 'no quote', item: pack, named: () => undefined },
    { what: 'an empty quote', item: pack, named: () => '' },
    { what: 'an invented quote', item: pack, named: () => `9999999999.${'0'.repeat(64)}` },
    { what: 'a quote with a changed hash', item: pack, named: (own) => own.replace(/.$/, (last) => (last === '0' ? '1' : '0')) },
    { what: 'a quote with an extended validity', item: pack, named: (own) => own.replace(/^\d+/, (end) => String(Number(end) + 3600)) },
    { what: 'a quote that ended in the past', item: pack, named: (own) => own.replace(/^\d+/, '1') },
    { what: 'a quote of another account', item: pack, named: () => foreign.quoteId },
    ...(other.id === pack.id ? [] : [{ what: 'a quote of another item', item: pack, named: () => others.quoteId }]),
    { what: 'a quote of a pack, used for a plan,', item: membership, named: () => others.quoteId },
    { what: 'a quote from before a change of price', item: pack, change: [price('+'), price('-'), pack.id] },
    { what: 'a quote from before a change of credits', item: pack, change: [given('+'), given('-'), pack.id] },
    { what: 'a quote from before a change of currency', item: pack, change: [currency('EUR'), currency('USD'), pack.id] },
    { what: 'a quote in another language', item: membership, change: [language('TR'), language('EN'), who.userId] },
    { what: 'a quote from before the purchase of a plan', item: membership, change: [later('+'), later('-'), who.userId] },
    { what: 'a quote from before a reduction of the plan', item: membership, change: [limit('-'), limit('+'), membership.id] },
  ];
  const findings: Finding[] = [];
  for (const each of attempts) findings.push(...(await payment(target, who, each)));
  return [...findings, ...(await rightful(target, who, pack)), ...(await credits(target))];
}
