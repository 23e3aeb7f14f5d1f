/** Answers of the institution become outcomes: what is not signed, or says something else, never counts as paid or refunded. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createIyzico } from '../../../api/payment/iyzico/adapter.ts';
import { answerSignature, type Fields } from '../../../api/payment/iyzico/client.ts';
import type { PaymentStart } from '../../../api/payment/provider.ts';

const secretKey = 'a-secret-of-the-tests';
const orderId = 'order-7';

/** The provider with an institution that gives this answer, and what it was sent. */
const answering = (answer: () => Promise<Response>) => {
  const sent: Fields[] = [];
  const provider = createIyzico('Iyzico', {
    uri: 'https://api.example',
    apiKey: 'key',
    secretKey,
    fetch: async (request) => {
      sent.push((await request.json()) as Fields);
      return answer();
    },
  });
  return { provider, sent };
};
const providerWith = (fields: Fields) => answering(async () => Response.json(fields)).provider;

const start = (changes: Partial<PaymentStart> = {}): PaymentStart => ({
  orderId,
  amount: 49_050,
  currency: 'USD',
  item: { id: 'plan-1', name: 'Business', type: 'plan' },
  buyer: {
    id: 'buyer-1',
    name: 'Şirin Ünal Kaya',
    address: 'Quay 4',
    taxOffice: '',
    taxNumber: '',
    email: 'sirin@kervan.example',
    postalCode: '34000',
    city: 'İstanbul',
    country: 'Türkiye',
  },
  address: '203.0.113.7',
  language: 'tr',
  callbackUrl: 'https://kervan.example/back',
  card: { number: '5528790000000008', holder: 'SIRIN UNAL', month: '12', year: '30', cvv: '123' },
  ...changes,
});

/** A payment of the order as the institution signs it. */
const payment = async (changes: Fields = {}): Promise<Fields> => {
  const fields = {
    status: 'success',
    paymentId: '81',
    currency: 'USD',
    basketId: orderId,
    conversationId: orderId,
    paidPrice: 490.5,
    price: 490.5,
    lastFourDigits: '0008',
    itemTransactions: [{ paymentTransactionId: '811' }],
    ...changes,
  };
  const { paymentId, currency, basketId, conversationId, paidPrice, price } = fields;
  return { ...fields, signature: await answerSignature(secretKey, [paymentId, currency, basketId, conversationId, paidPrice, price]) };
};
const captured = { paymentId: '81', transactionId: '811', orderId, amount: 49_050, currency: 'USD', cardLast4: '0008', review: 'approved' };

describe('the start of a payment', () => {
  const opened = async (changes: Fields = {}): Promise<Fields> => ({
    status: 'success',
    paymentId: '81',
    threeDSHtmlContent: btoa('<form></form>'),
    signature: await answerSignature(secretKey, ['81', orderId]),
    ...changes,
  });

  test('shows the page of a signed answer only', async () => {
    expect(await providerWith(await opened()).initialize3ds(start())).toEqual({ kind: 'started', html: '<form></form>', paymentId: '81' });
    for (const changes of [{ signature: '0'.repeat(64) }, { paymentId: '82' }, { threeDSHtmlContent: '' }])
      expect(await providerWith(await opened(changes)).initialize3ds(start())).toEqual({ kind: 'unavailable' });
  });

  test('sends amounts in major units, one instalment, and a name of one word in both fields', async () => {
    const { provider, sent } = answering(async () => Response.json(await opened()));
    await provider.initialize3ds(start());
    await provider.initialize3ds(start({ language: 'ar', buyer: { ...start().buyer, name: ' Mira ' } }));
    expect(sent).toMatchObject([
      {
        locale: 'tr',
        price: 490.5,
        paidPrice: 490.5,
        installment: 1,
        basketId: orderId,
        buyer: { name: 'Şirin Ünal', surname: 'Kaya', ip: '203.0.113.7' },
        paymentCard: { expireYear: '2030', registerCard: 0 },
        basketItems: [{ category1: 'plan', price: 490.5 }],
      },
      { locale: 'en', buyer: { name: 'Mira', surname: 'Mira' } },
    ]);
  });
});

test.each(['6000', '6001'])('a suspicion of fraud (%s) refuses the card, before and after the bank’s page', async (errorCode) => {
  const provider = providerWith({ status: 'failure', errorCode });
  const refused = { kind: 'refused', reason: 'refused' };
  expect(await provider.initialize3ds(start())).toEqual(refused);
  expect(await provider.auth3ds({ paymentId: '81', orderId, conversationData: '' })).toEqual(refused);
});

describe('an inquiry', () => {
  const found = async (fields: Fields) => providerWith(fields).retrieve(orderId, null);

  test('finds a captured, confirmed or failed payment', async () => {
    expect(await found(await payment({ paymentStatus: 'SUCCESS' }))).toEqual({ kind: 'captured', payment: captured });
    expect(await found(await payment({ paymentStatus: 'CALLBACK_THREEDS', mdStatus: 1 }))).toEqual({ kind: 'confirmed', paymentId: '81' });
    expect(await found(await payment({ paymentStatus: 'CALLBACK_THREEDS', mdStatus: 0 }))).toEqual({ kind: 'failed', mdStatus: 0 });
    expect(await found(await payment({ paymentStatus: 'FAILURE', mdStatus: 5 }))).toEqual({ kind: 'failed', mdStatus: 5 });
    expect(await found(await payment({ paymentStatus: 'FAILURE', mdStatus: 1 }))).toEqual({ kind: 'failed', mdStatus: null });
    expect(await found(await payment({ paymentStatus: 'INIT_THREEDS' }))).toEqual({ kind: 'waiting' });
  });

  test('names the order, and the payment once its number is known', async () => {
    const { provider, sent } = answering(async () => Response.json(await payment({ paymentStatus: 'INIT_THREEDS' })));
    await provider.retrieve(orderId, null);
    await provider.retrieve(orderId, '81');
    expect(sent).toEqual([
      { locale: 'en', conversationId: orderId, paymentConversationId: orderId },
      { locale: 'en', conversationId: orderId, paymentConversationId: orderId, paymentId: '81' },
    ]);
  });

  test('waits while the institution knows no payment, and learns nothing from its errors, forged answers or other orders', async () => {
    expect(await found({ status: 'failure', errorCode: '5115' })).toEqual({ kind: 'waiting' });
    expect(await found({ status: 'failure', errorCode: '1001' })).toEqual({ kind: 'unknown' });
    for (const errorCode of ['10204', '10214', '10219']) expect(await found({ status: 'failure', errorCode })).toEqual({ kind: 'unknown' });
    expect(await found({ ...(await payment({ paymentStatus: 'SUCCESS' })), paidPrice: 1 })).toEqual({ kind: 'unknown' });
    expect(await found(await payment({ paymentStatus: 'SUCCESS', basketId: 'order-8' }))).toEqual({ kind: 'unknown' });
  });

  test('reads the review on suspicion of fraud', async () => {
    for (const [fraudStatus, review] of [
      [0, 'open'],
      [1, 'approved'],
      [-1, 'rejected'],
    ])
      expect(await found(await payment({ paymentStatus: 'SUCCESS', fraudStatus }))).toEqual({
        kind: 'captured',
        payment: { ...captured, review },
      });
  });

  test('has no last digits when the institution sends none', async () => {
    expect(await found(await payment({ paymentStatus: 'SUCCESS', lastFourDigits: '08' }))).toEqual({
      kind: 'captured',
      payment: { ...captured, cardLast4: null },
    });
  });
});

describe('a refund', () => {
  const refunded = async (fields: Fields) => (await providerWith(fields).refund(captured)).kind;

  test('is done when the institution says so, or that nothing is left to refund', async () => {
    expect(await refunded({ status: 'success' })).toBe('refunded');
    expect(await refunded({ status: 'failure', errorCode: '5093' })).toBe('refunded');
  });

  test('is refused for other reasons, and unknown for an error of the institution', async () => {
    expect(await refunded({ status: 'failure', errorCode: '5087' })).toBe('refused');
    expect(await refunded({ status: 'failure', errorCode: '10219' })).toBe('unknown');
    expect(await refunded({ status: 'failure' })).toBe('unknown');
  });
});

test('a confirmation counts only if it is signed and successful', async () => {
  const { provider } = answering(async () => Response.json({}));
  const fields = { conversationData: '', conversationId: orderId, mdStatus: '1', paymentId: '81', status: 'success' };
  const signed = async (changes: Partial<typeof fields> = {}) => {
    const all = { ...fields, ...changes };
    const values = [all.conversationData, all.conversationId, all.mdStatus, all.paymentId, all.status];
    return provider.readCallback({ ...all, signature: await answerSignature(secretKey, values) });
  };
  expect(await signed()).toEqual({ paymentId: '81', orderId, mdStatus: 1, conversationData: '' });
  expect(await signed({ status: 'failure' })).toMatchObject({ mdStatus: 0 });
  expect(await signed({ mdStatus: '' })).toMatchObject({ mdStatus: 0 });
  expect(await provider.readCallback({ ...fields, signature: '0'.repeat(64) })).toBeNull();
});

describe('an institution that does not answer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is given up after eight seconds, a capture after twenty, with an unknown outcome', async () => {
    const { provider } = answering(() => new Promise<Response>(() => undefined));
    const ended: string[] = [];
    void provider.retrieve(orderId, null).then(({ kind }) => ended.push(`retrieve ${kind}`));
    void provider.auth3ds({ paymentId: '81', orderId, conversationData: '' }).then(({ kind }) => ended.push(`auth3ds ${kind}`));
    await vi.advanceTimersByTimeAsync(7999);
    expect(ended).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toEqual(['retrieve unknown']);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(ended).toEqual(['retrieve unknown', 'auth3ds unknown']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('leaves no timer behind an answer', async () => {
    expect(await providerWith({ status: 'failure', errorCode: '5115' }).retrieve(orderId, null)).toEqual({ kind: 'waiting' });
    expect(vi.getTimerCount()).toBe(0);
  });
});
