/** A payment is fulfilled once, however often and from wherever the callback arrives, and never for a forged callback. */
import { getPaymentQuote, payFromSandbox } from '../contract/payment/calls.ts';
import { testCards, testCode } from '../contract/payment/test-cards.ts';
import { formOf } from '../tests/support/data/bank-memory.ts';
import { balanceOf, newKey, newMember, type Person } from './people.ts';
import { parallelCalls, times } from './spending.ts';
import { type Answer, ask, type Finding, clearRateLimits, repeatOf, type Target } from './target.ts';

type Form = ReturnType<typeof formOf>;

export const card = {
  cardNumber: testCards[0].number,
  fullName: 'ATTACK TRADER',
  expireDateMonth: '12',
  expireDateYear: '30',
  cvc: '731',
};
const settledWithinMs = 10_000;
const pollMs = 200;

/** Submits a form like a browser, to the product or to the bank's host. */
const sendForm = (target: Target, { action, fields }: Form): Promise<Answer> => {
  const { host, pathname, search } = new URL(action);
  const headers = { host, origin: 'null', 'content-type': 'application/x-www-form-urlencoded' };
  return target.send('POST', pathname + search, { headers, body: String(new URLSearchParams(fields)) });
};

/** The form of a page; a relative address refers to the last page. */
const nextForm = (html: string, before?: Form): Form => {
  const form = formOf(html);
  return { ...form, action: URL.canParse(form.action, before?.action) ? new URL(form.action, before?.action).href : '' };
};

interface Order {
  id: string;
  credits: number;
  /** The form that the bank's page submits to us. */
  callbackForm: Form;
}

/** A member who can pay: the invoice needs an address. */
export async function newBuyer(target: Target): Promise<Person> {
  const who = await newMember(target);
  await target.rows(
    "UPDATE company SET address_description='Quay 4', postal_code='34000' WHERE owner_user_id=?1 AND is_user_company=1",
    who.userId,
  );
  return who;
}

/** Buys a credit pack, up to the form of the bank's callback. @returns null if the bank returns none */
async function buyUntilCallback(target: Target, { token }: Person): Promise<Order | null> {
  const [pack] = await target.rows<{ id: string; n: number }>('SELECT id, additional_credit AS n FROM credit_pack ORDER BY n LIMIT 1');
  const { quoteId } = (await ask(target, getPaymentQuote, { token, query: { type: 'credit', id: pack?.id } })).envelope.data ?? {};
  const body = { data: { creditId: pack?.id, paymentType: 0, creditCardDTO: card, quoteId } };
  const key = newKey();
  await clearRateLimits(target);
  // Like a button that is pressed repeatedly.
  const [first] = await Promise.all(times(5, () => ask(target, payFromSandbox, { token, key, body })));
  const { htmlContent, conversationId } = first?.envelope.data ?? {};
  const start = nextForm(String(htmlContent));
  if (start.action === '') return null;
  const asking = nextForm((await sendForm(target, start)).text, start);
  if (asking.action === '') return null;
  const last = await sendForm(target, { ...asking, fields: { ...asking.fields, code: testCode, answer: 'confirm' } });
  const callbackForm = nextForm(last.text, asking);
  return callbackForm.action === '' ? null : { id: String(conversationId), credits: pack?.n ?? 0, callbackForm };
}

/** Number of grants for an order. */
const grantsOf = async (target: Target, { id }: Order): Promise<number> =>
  (await target.rows<{ n: number }>("SELECT COUNT(*) AS n FROM credit_transfer WHERE operation_key='payment:'||?1", id))[0]?.n ?? 0;

/** Forged callbacks. */
const forgeriesOf = ({ callbackForm }: Order, other: Order): Form[] => [
  ...(
    [
      { signature: '' },
      { signature: 'f'.repeat(64) },
      { paymentId: '1' },
      { conversationId: other.id },
      { mdStatus: '1', signature: '0'.repeat(64) },
    ] as Record<string, string>[]
  ).map((change) => ({ ...callbackForm, fields: { ...callbackForm.fields, ...change } })),
  { ...callbackForm, fields: {} },
  { ...callbackForm, fields: other.callbackForm.fields },
  { ...callbackForm, action: callbackForm.action.replace(/Callback\/\w+/, `Callback/${'0'.repeat(64)}`) },
];

export async function payments(target: Target): Promise<Finding[]> {
  const findings: Finding[] = [];
  const [who, stranger] = [await newBuyer(target), await newBuyer(target)];
  const repeat = repeatOf(payFromSandbox, 'a member', { body: { data: { creditCardDTO: card } } });
  const [order, other] = [await buyUntilCallback(target, who), await buyUntilCallback(target, stranger)];
  if (order === null || other === null) return [{ what: 'the bank returns no callback form, so nothing was checked', repeat }];
  const addFinding = (what: string, how: string): void => void findings.push({ what, repeat: `${how}, after ${repeat}` });

  const orders = await target.rows<{ n: number }>('SELECT COUNT(*) AS n FROM payment_order WHERE master_user_id=?1', who.userId);
  if (orders[0]?.n !== 1) addFinding(`${orders[0]?.n} orders were made instead of one`, 'PayFromSandbox 5 × with one key');

  const before = await balanceOf(target, who);
  const webhook = { paymentConversationId: order.id, paymentId: 1, status: 'SUCCESS', iyziEventType: 'THREE_DS_CALLBACK' };
  const headers = { 'content-type': 'application/json', 'x-iyz-signature-v3': 'f'.repeat(64) };
  const answer = await target.send('POST', '/api/public/Payment/Webhook', { headers, body: JSON.stringify(webhook) });
  if (answer.status < 400) addFinding(`a webhook with a false signature is answered ${answer.status}`, 'POST /api/public/Payment/Webhook');
  await Promise.all(forgeriesOf(order, other).map((forged) => sendForm(target, forged)));
  if ((await grantsOf(target, order)) + (await grantsOf(target, other)) > 0 || (await balanceOf(target, who)) !== before)
    addFinding('a forged callback is accepted', 'the form of the bank, modified');

  const submitCallback = (count: number): Promise<Answer[]> => Promise.all(times(count, () => sendForm(target, order.callbackForm)));
  if ((await submitCallback(parallelCalls)).some(({ status }) => status >= 500))
    addFinding('a concurrent call is answered with a server error', `the form of the bank ${parallelCalls} ×`);
  for (const end = Date.now() + settledWithinMs; Date.now() < end && (await grantsOf(target, order)) === 0;)
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  await submitCallback(parallelCalls);
  const [grants, foreign, after] = [await grantsOf(target, order), await grantsOf(target, other), await balanceOf(target, who)];
  const receipts = await target.rows<{ n: number }>('SELECT COUNT(*) AS n FROM payment_receipt WHERE order_id=?1', order.id);
  if (grants !== 1 || receipts[0]?.n !== 1 || after !== before + order.credits)
    addFinding(
      `granted ${grants} times with ${receipts[0]?.n} receipts instead of once, ${before} credits became ${after}`,
      `the form of the bank 2 × ${parallelCalls}`,
    );
  if (foreign !== 0) addFinding('another order was fulfilled too', `the form of the bank ${parallelCalls} ×`);
  return findings;
}
