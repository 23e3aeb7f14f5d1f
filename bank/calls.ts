/**
 * The institution's answers (docs.iyzico.com: 3DS, Retrieve, Refund & Cancel, Error codes). As at the institution, a failure has HTTP
 * status 200.
 */
import { hexOf } from '../contract/wire/ids.ts';
import { type BankStore, fraudStatus, outcomeOf, type Payment, refusalOf, statusName } from './payment.ts';
import { startPage } from './page.ts';
import { type Keys, signatureOf } from './sign.ts';

export interface Bank {
  keys: Keys;
  store: BankStore;
  /** @param ms delay of the slow cards */
  wait(ms: number): Promise<void>;
}

type Body = Readonly<Record<string, unknown>>;
type Answer = Record<string, unknown>;

const slowMs = 12_000;
/** Longer than every timeout of the shop. */
const hangMs = 60_000;

const text = (body: Body, name: string): string => (typeof body[name] === 'string' ? body[name] : '');
const failure = (body: Body, errorCode: string, errorMessage: string): Answer => ({
  status: 'failure',
  errorCode,
  errorMessage,
  locale: text(body, 'locale') || 'tr',
  systemTime: Date.now(),
  conversationId: text(body, 'conversationId'),
});
const success = (body: Body, more: Answer): Answer => ({
  status: 'success',
  locale: text(body, 'locale') || 'tr',
  systemTime: Date.now(),
  conversationId: text(body, 'conversationId'),
  ...more,
});

const randomDigits = (length: number): string => Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => byte % 10).join('');
const newPageKey = (): string => hexOf(crypto.getRandomValues(new Uint8Array(24)));
const base64 = (html: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(html)));

/** `POST /payment/3dsecure/initialize` */
export async function initialize({ keys, store }: Bank, body: Body, origin: string): Promise<Answer> {
  const card = (body['paymentCard'] ?? {}) as Body;
  const number = text(card, 'cardNumber');
  const [price, paidPrice] = [Number(body['price']), Number(body['paidPrice'])];
  const outcome = outcomeOf(number);
  if (!URL.canParse(text(body, 'callbackUrl'))) return failure(body, '23', 'Callback URL is mandatory');
  if (!(price > 0 && paidPrice > 0)) return failure(body, '5004', 'Price must be greater than 0');
  if (outcome === null) return failure(body, '12', 'Invalid card number');
  if (!/^\d{3}$/.test(text(card, 'cvc')) || outcome === 'wrongCvv') return failure(body, '15', 'Invalid CVC');
  if (outcome === 'suspected') return failure(body, '6001', 'Payment request has not passed fraud check');
  if (outcome === 'refused') return failure(body, '10005', 'Transaction not approved');
  const id = randomDigits(10);
  const payment: Payment = {
    id,
    conversationId: text(body, 'conversationId'),
    basketId: text(body, 'basketId'),
    transactionId: `${id}1`,
    pageKey: newPageKey(),
    price,
    paidPrice,
    refunded: 0,
    currency: text(body, 'currency') || 'TRY',
    callbackUrl: text(body, 'callbackUrl'),
    locale: text(body, 'locale') || 'tr',
    lastFour: number.slice(-4),
    bin: number.slice(0, 6),
    outcome,
    state: 'asked',
    mdStatus: null,
    ...(outcome === 'review' && { review: 'open' as const }),
  };
  await store.save(payment);
  return success(body, {
    paymentId: payment.id,
    threeDSHtmlContent: base64(startPage(`${origin}/3ds/${payment.id}`, payment.pageKey)),
    signature: await signatureOf(keys, [payment.id, payment.conversationId]),
  });
}

async function paymentAnswer({ keys }: Bank, body: Body, payment: Payment): Promise<Answer> {
  const { id, currency, basketId, paidPrice, price } = payment;
  return success(body, {
    paymentId: id,
    price,
    paidPrice,
    currency,
    basketId,
    installment: 1,
    fraudStatus: fraudStatus[payment.review ?? 'approved'],
    ...(payment.mdStatus !== null && { mdStatus: payment.mdStatus }),
    paymentStatus: statusName[payment.state],
    binNumber: payment.bin,
    lastFourDigits: payment.lastFour,
    itemTransactions: [{ itemId: basketId, paymentTransactionId: payment.transactionId, price, paidPrice, transactionStatus: 2 }],
    signature: await signatureOf(keys, [id, currency, basketId, text(body, 'conversationId'), paidPrice, price]),
  });
}

/** `POST /payment/3dsecure/auth`: captures the payment once. */
export async function authorize(bank: Bank, body: Body): Promise<Answer> {
  const payment = await bank.store.find(text(body, 'paymentId'));
  if (payment === null) return failure(body, '5115', 'Payment not found');
  const refused = refusalOf(payment.outcome);
  const state = refused === undefined ? 'captured' : 'failed';
  const captured = await bank.store.change(payment.id, (current) => current.state === 'confirmed' && { state });
  if (captured === null) return failure(body, '5126', 'The payment was not confirmed, or is finished already');
  if (refused !== undefined) return { ...failure(body, refused.code, refused.message), errorGroup: refused.group };
  if (payment.outcome === 'slow') await bank.wait(slowMs);
  if (payment.outcome === 'hang') await bank.wait(hangMs);
  return paymentAnswer(bank, body, captured);
}

/** `POST /payment/detail`: finds a payment by its id or by the id of the shop's order. A review ends after it was reported once. */
export async function detail(bank: Bank, body: Body): Promise<Answer> {
  const { store } = bank;
  const payment = (await store.find(text(body, 'paymentId'))) ?? (await store.findByConversation(text(body, 'paymentConversationId')));
  if (payment === null) return failure(body, '5115', 'Payment not found');
  if (payment.state === 'captured') await store.change(payment.id, ({ review }) => review === 'open' && { review: 'approved' });
  return paymentAnswer(bank, body, payment);
}

/** `POST /payment/refund`: refunds at most what was paid. */
export async function refund({ keys, store }: Bank, body: Body): Promise<Answer> {
  const price = Number(body['price']);
  const asked = text(body, 'paymentTransactionId');
  const payment = await store.find(asked.slice(0, -1));
  if (payment === null || payment.transactionId !== asked || payment.state !== 'captured')
    return failure(body, '5087', 'Payment transaction not found');
  const changed = await store.change(
    payment.id,
    ({ refunded, paidPrice }) => refunded + price <= paidPrice && { refunded: refunded + price },
  );
  if (!(price > 0) || changed === null) return failure(body, '5093', 'The refund is larger than what is left');
  const { id, currency, transactionId } = payment;
  return success(body, {
    paymentId: id,
    paymentTransactionId: transactionId,
    price,
    currency,
    signature: await signatureOf(keys, [id, price, currency, text(body, 'conversationId')]),
  });
}
