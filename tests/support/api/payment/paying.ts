/** A buyer with an address, and the steps of a card payment in browser and bank. */
import { deliverDue } from '../../../../api/jobs/delivery.ts';
import type { ApiLanguage } from '../../../../contract/text/languages.ts';
import type { DataOf } from '../../../../contract/wire/call.ts';
import { getPaymentLog, getPaymentQuote, payFromSandbox } from '../../../../contract/payment/calls.ts';
import { type TestCardOutcome, testCards } from '../../../../contract/payment/test-cards.ts';
import { call, type CallAnswer, clock, data, send } from '../api-client.ts';
import { member, type PlanKey, type TestUser } from '../api-fixtures.ts';
import { confirmAtBank, type Return, type TestBank } from './sandbox-bank.ts';
import { firstRow, firstValue, runSql } from '../database.ts';

export type Buyer = TestUser & { token: string };

export const cardOf = (outcome: TestCardOutcome) => ({
  cardNumber: testCards.find((card) => card.outcome === outcome)?.number ?? '',
  fullName: 'MIRA OSMAN',
  expireDateMonth: '12',
  expireDateYear: '30',
  cvc: '731',
});

export async function withAddress<User extends TestUser>(user: User): Promise<User> {
  await runSql(
    "UPDATE company SET address_description='Quay 4, second floor', postal_code='34000' WHERE owner_user_id=?1 AND is_user_company=1",
    user.masterUserId,
  );
  return user;
}

export const buyer = async (plan: PlanKey | null = 'welcome'): Promise<Buyer> => withAddress(await member(plan));

export const planId = async (key: PlanKey): Promise<string> => (await firstValue<string>('SELECT id FROM plan WHERE key=?1', key)) ?? '';
export const packId = async (credits: number): Promise<string> =>
  (await firstValue<string>('SELECT id FROM credit_pack WHERE additional_credit=?1', credits)) ?? '';

export type Item = { planId: string } | { creditId: string };

interface Intent {
  item?: Item;
  outcome?: TestCardOutcome;
  idempotencyKey?: string;
  /** The price quote that was shown; without one, the present price. */
  quoteId?: string | undefined;
  /** Of the price list; without it, the account's. */
  language?: ApiLanguage;
}

/** The price quote of an item. */
export const quoteFor = (
  bank: TestBank,
  who: Buyer,
  item: Item,
  language?: ApiLanguage,
): Promise<CallAnswer<DataOf<typeof getPaymentQuote>>> =>
  call(getPaymentQuote, {
    token: who.token,
    query: { ...('planId' in item ? { type: 'plan', id: item.planId } : { type: 'credit', id: item.creditId }), language },
    env: bank.env,
  });

type Answer = CallAnswer<DataOf<typeof payFromSandbox>>;

/** `PayFromSandbox`, for the Business plan without another intent. */
export async function start(
  bank: TestBank,
  who: Buyer,
  { item, outcome = 'success', idempotencyKey, language, ...shown }: Intent = {},
): Promise<Answer> {
  const bought = item ?? { planId: await planId('business') };
  const quoteId = 'quoteId' in shown ? shown.quoteId : (await quoteFor(bank, who, bought, language)).envelope.data?.quoteId;
  return call(payFromSandbox, {
    token: who.token,
    body: { data: { ...bought, paymentType: 0, creditCardDTO: cardOf(outcome), language, ...(quoteId !== undefined && { quoteId }) } },
    env: bank.env,
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  });
}

/** The bank's form, as the buyer's browser submits it. */
export const bringBack = (bank: TestBank, { address, fields }: Return): Promise<Response> =>
  send(new Request(address, { method: 'POST', body: new URLSearchParams(fields), headers: { origin: 'null' } }), bank.env);

export const statusOf = async (who: Buyer, id: string): Promise<number> =>
  (await data(getPaymentLog, { token: who.token, query: { Id: id } })).paymentStatus;

/** A payment up to the return from the bank's page. */
export async function confirmed(bank: TestBank, who: Buyer, intent: Intent = {}): Promise<{ id: string; back: Return }> {
  const { envelope } = await start(bank, who, intent);
  const back = await confirmAtBank(bank, envelope.data?.htmlContent ?? '');
  if (back === null) throw new Error('the bank did not call back');
  return { id: envelope.data?.conversationId ?? '', back };
}

/** A whole payment. @returns the order's id */
export async function paid(bank: TestBank, who: Buyer, intent: Intent = {}): Promise<string> {
  const { id, back } = await confirmed(bank, who, intent);
  await bringBack(bank, back);
  return id;
}

/** Advances the clock and delivers what is due in the outbox. */
export async function wait(bank: TestBank, ms: number): Promise<void> {
  clock.advance(ms);
  await deliverDue(bank.env, clock);
}

export interface Stored {
  state: string;
  status: number;
  receipts: number;
  grants: number;
}

/** The rows of an order. */
export async function storedOf(id: string): Promise<Stored | null> {
  return firstRow<Stored>(
    `SELECT state, status, (SELECT COUNT(*) FROM payment_receipt WHERE order_id=o.id) AS receipts,
       (SELECT COUNT(*) FROM credit_transfer WHERE operation_key='payment:'||o.id) AS grants FROM payment_order o WHERE id=?1`,
    id,
  );
}
