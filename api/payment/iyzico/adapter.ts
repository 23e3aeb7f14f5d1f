/**
 * iyzico's HTTP API (docs.iyzico.com: 3DS, Retrieve, Refund & Cancel, Webhook) as our provider. The sandbox bank implements the same API.
 */
import { asciiLowerCase } from '../../../contract/text/letter-case.ts';
import { isSame } from '../../platform/security/mac.ts';
import type { Captured, CardProvider, Confirmation, Found, Payment, PaymentStart, Refunded, Started } from '../provider.ts';
import {
  answerSignature,
  type Fields,
  isCardCode,
  isOpenCode,
  type IyzicoAccess,
  post,
  reasonOf,
  type Reply,
  webhookSignature,
} from './client.ts';

const paths = {
  initialize: '/payment/3dsecure/initialize',
  auth: '/payment/3dsecure/auth',
  detail: '/payment/detail',
  refund: '/payment/refund',
} as const;

/** Error code: the refund exceeds the remaining amount, so the payment was already refunded. */
const nothingLeft = '5093';

const text = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
const isSuccess = (reply: Reply): reply is Fields => reply !== null && text(reply, 'status') === 'success';
/** A decimal of the protocol in minor units. */
const minorOf = (value: unknown): number => Math.round(Number(value) * 100);
const numberOrNull = (value: string): number | null => (/^\d$/.test(value) ? Number(value) : null);

/** Text from base64 of UTF-8. */
const decoded = (base64: string): string => new TextDecoder().decode(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));

/** States of a review (docs.iyzico.com: Fraud Notifications). An answer without one is about a payment that nobody reviews. */
const reviews: Readonly<Record<string, Payment['review']>> = { '0': 'open', '-1': 'rejected' };

/** A payment with a valid signature; null otherwise. */
async function paymentOf(access: IyzicoAccess, reply: Fields): Promise<Payment | null> {
  const values = ['paymentId', 'currency', 'basketId', 'conversationId', 'paidPrice', 'price'].map((name) => text(reply, name));
  if (!isSame(text(reply, 'signature'), await answerSignature(access.secretKey, values))) return null;
  const items = Array.isArray(reply['itemTransactions']) ? (reply['itemTransactions'] as Fields[]) : [];
  const last4 = text(reply, 'lastFourDigits');
  return {
    paymentId: text(reply, 'paymentId'),
    transactionId: text(items[0] ?? {}, 'paymentTransactionId'),
    // The order of the payment; the conversation only repeats that of the request.
    orderId: text(reply, 'basketId'),
    amount: minorOf(reply['paidPrice']),
    currency: text(reply, 'currency'),
    cardLast4: /^\d{4}$/.test(last4) ? last4 : null,
    review: reviews[text(reply, 'fraudStatus')] ?? 'approved',
  };
}

/** @param name of the call that the provider serves */
export function createIyzico(name: CardProvider['name'], access: IyzicoAccess): CardProvider {
  const { secretKey } = access;

  async function initialize3ds(start: PaymentStart): Promise<Started> {
    const reply = await post(access, paths.initialize, startFields(start));
    if (reply === null) return { kind: 'unavailable' };
    const code = text(reply, 'errorCode');
    if (isSuccess(reply)) {
      const paymentId = text(reply, 'paymentId');
      const html = text(reply, 'threeDSHtmlContent');
      const isOurs = isSame(text(reply, 'signature'), await answerSignature(secretKey, [paymentId, start.orderId]));
      return isOurs && html !== '' ? { kind: 'started', html: decoded(html), paymentId } : { kind: 'unavailable' };
    }
    return isCardCode(code) ? { kind: 'refused', reason: reasonOf(code) } : { kind: 'unavailable' };
  }

  async function readCallback(fields: Readonly<Record<string, string>>): Promise<Confirmation | null> {
    const { conversationData = '', conversationId = '', mdStatus = '', paymentId = '', status = '' } = fields;
    const expected = await answerSignature(secretKey, [conversationData, conversationId, mdStatus, paymentId, status]);
    if (!isSame(fields['signature'] ?? '', expected)) return null;
    const reported = numberOrNull(mdStatus) ?? 0;
    return { paymentId, orderId: conversationId, mdStatus: reported === 1 && status !== 'success' ? 0 : reported, conversationData };
  }

  async function readWebhook(body: unknown, signature: string | null): Promise<string | null> {
    const fields = typeof body === 'object' && body !== null ? (body as Fields) : {};
    const conversationId = text(fields, 'paymentConversationId');
    const expected = await webhookSignature(secretKey, {
      eventType: text(fields, 'iyziEventType'),
      paymentId: text(fields, 'paymentId') || text(fields, 'iyziPaymentId'),
      conversationId,
      status: text(fields, 'status'),
    });
    return signature !== null && isSame(asciiLowerCase(signature), expected) ? conversationId : null;
  }

  async function auth3ds({ paymentId, orderId, conversationData }: Parameters<CardProvider['auth3ds']>[0]): Promise<Captured> {
    const more = conversationData === '' ? {} : { conversationData };
    const reply = await post(access, paths.auth, { locale: 'en', conversationId: orderId, paymentId, ...more });
    if (reply === null) return { kind: 'unknown' };
    const code = text(reply, 'errorCode');
    if (!isSuccess(reply)) {
      if (isOpenCode(code)) return { kind: 'unknown' };
      return { kind: 'refused', reason: isCardCode(code) ? reasonOf(code) : null };
    }
    const payment = await paymentOf(access, reply);
    return payment === null ? { kind: 'unknown' } : { kind: 'captured', payment };
  }

  async function retrieve(orderId: string, paymentId: string | null): Promise<Found> {
    const named = paymentId === null ? { paymentConversationId: orderId } : { paymentId, paymentConversationId: orderId };
    const reply = await post(access, paths.detail, { locale: 'en', conversationId: orderId, ...named });
    if (reply === null) return { kind: 'unknown' };
    const code = text(reply, 'errorCode');
    // The institution answers that there is no such payment, unless its code leaves open whether money was taken.
    if (!isSuccess(reply)) return !isOpenCode(code) && Number(code) >= 5000 ? { kind: 'waiting' } : { kind: 'unknown' };
    const payment = await paymentOf(access, reply);
    if (payment === null || payment.orderId !== orderId) return { kind: 'unknown' };
    const mdStatus = numberOrNull(text(reply, 'mdStatus'));
    const status = text(reply, 'paymentStatus');
    if (status === 'SUCCESS') return { kind: 'captured', payment };
    if (status === 'FAILURE') return { kind: 'failed', mdStatus: mdStatus === 1 ? null : mdStatus };
    if (status === 'CALLBACK_THREEDS')
      return mdStatus === 1 ? { kind: 'confirmed', paymentId: payment.paymentId } : { kind: 'failed', mdStatus };
    return { kind: 'waiting' };
  }

  async function refund({ orderId, transactionId, amount, currency }: Parameters<CardProvider['refund']>[0]): Promise<Refunded> {
    const asked = { locale: 'en', conversationId: orderId, paymentTransactionId: transactionId, price: amount / 100, currency };
    const reply = await post(access, paths.refund, asked);
    if (reply === null) return { kind: 'unknown' };
    const code = text(reply, 'errorCode');
    if (isSuccess(reply) || code === nothingLeft) return { kind: 'refunded' };
    return isOpenCode(code) ? { kind: 'unknown' } : { kind: 'refused' };
  }

  return { name, initialize3ds, readCallback, readWebhook, auth3ds, retrieve, refund };
}

/** A placeholder for the required identity number, which we do not ask for, since people outside Türkiye have none. */
const identityNumber = '11111111111';

/** A full name in two parts, as the institution requires; a name of one word is used for both. */
function namesOf(fullName: string): { name: string; surname: string } {
  const words = fullName.trim().split(/\s+/);
  const surname = words.at(-1) ?? '';
  return { name: words.slice(0, -1).join(' ') || surname, surname };
}

/** The fields; amounts are decimals in major units, and the goods are not shipped. */
export function startFields({ orderId, amount, currency, item, buyer, address, language, callbackUrl, card }: PaymentStart): Fields {
  const price = amount / 100;
  const { city, country } = buyer;
  return {
    locale: language === 'tr' ? 'tr' : 'en',
    conversationId: orderId,
    price,
    paidPrice: price,
    currency,
    installment: 1,
    basketId: orderId,
    paymentChannel: 'WEB',
    paymentGroup: 'PRODUCT',
    callbackUrl,
    paymentCard: {
      cardHolderName: card.holder,
      cardNumber: card.number,
      expireMonth: card.month,
      expireYear: `20${card.year}`,
      cvc: card.cvv,
      registerCard: 0,
    },
    buyer: {
      id: buyer.id,
      ...namesOf(buyer.name),
      email: buyer.email,
      identityNumber,
      registrationAddress: buyer.address,
      zipCode: buyer.postalCode,
      city,
      country,
      ip: address,
    },
    billingAddress: { contactName: buyer.name, address: buyer.address, zipCode: buyer.postalCode, city, country },
    basketItems: [{ id: item.id, name: item.name, category1: item.type, itemType: 'VIRTUAL', price }],
  };
}
