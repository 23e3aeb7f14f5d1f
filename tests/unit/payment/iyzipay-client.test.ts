/** The sandbox bank implements the institution's protocol: the official client completes a payment with it, over HTTP. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHmac } from 'node:crypto';
import Iyzipay from 'iyzipay';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBank } from '../../../bank/app.ts';
import type { Payment } from '../../../bank/payment.ts';
import { testCards, testCode } from '../../../contract/payment/test-cards.ts';
import { formOf, memoryOf } from '../../support/data/bank-memory.ts';

const keys = { apiKey: 'sandbox-kervan', secretKey: 'a-secret-of-the-tests' };
const callbackUrl = 'https://shop.example/back?language=ru';
let server: Server;
let origin: string;

beforeAll(async () => {
  const bank = createBank({ keys, store: memoryOf(new Map<string, Payment>()), wait: async () => undefined });
  server = createServer((asked, answer) => {
    const chunks: Buffer[] = [];
    asked.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.on('end', () => {
      const headers = Object.entries(asked.headers).map(([name, value]) => [name, String(value)] as [string, string]);
      const body = asked.method === 'POST' ? Buffer.concat(chunks) : undefined;
      const answered = bank.fetch(new Request(`${origin}${asked.url}`, { method: asked.method, headers, body }));
      void Promise.resolve(answered).then(async (response) => {
        answer.writeHead(response.status, Object.fromEntries(response.headers));
        answer.end(Buffer.from(await response.arrayBuffer()));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

type Fields = Record<string, unknown>;
type Call = (fields: Fields, done: (error: unknown, answer: Fields) => void) => void;
const ask = (resource: object, name: 'create' | 'retrieve', fields: Fields): Promise<Fields> =>
  new Promise((resolve, reject) => {
    const call = (resource as Record<string, Call>)[name];
    call?.bind(resource)(fields, (error, answer) => (error === null || error === undefined ? resolve(answer) : reject(error as Error)));
  });
const client = (changes: Partial<typeof keys> = {}) => new Iyzipay({ ...keys, ...changes, uri: origin });
const signed = (...values: unknown[]): string => createHmac('sha256', keys.secretKey).update(values.map(String).join(':')).digest('hex');

const place = { contactName: 'Mira Osman', city: 'Istanbul', country: 'Turkey', address: 'Quay 4', zipCode: '34000' };
const start = (cardNumber: string, conversationId = 'order-1'): Fields => ({
  locale: 'en',
  conversationId,
  price: '490.0',
  paidPrice: '490.0',
  currency: 'USD',
  installment: '1',
  basketId: conversationId,
  paymentChannel: 'WEB',
  paymentGroup: 'PRODUCT',
  callbackUrl,
  paymentCard: { cardHolderName: 'Mira Osman', cardNumber, expireMonth: '12', expireYear: '2030', cvc: '123', registerCard: '0' },
  buyer: {
    id: 'B1',
    name: 'Mira',
    surname: 'Osman',
    email: 'mira@example.test',
    identityNumber: '11111111111',
    registrationAddress: 'Quay 4',
    ip: '198.51.100.7',
    city: 'Istanbul',
    country: 'Turkey',
  },
  shippingAddress: place,
  billingAddress: place,
  basketItems: [{ id: 'P1', name: 'Business', category1: 'plan', itemType: 'VIRTUAL', price: '490.0' }],
});
const success = testCards.find(({ outcome }) => outcome === 'success')?.number ?? '';

const post = (action: string, fields: Record<string, string>) =>
  fetch(action.startsWith('/') ? origin + action : action, { method: 'POST', body: new URLSearchParams(fields) });

test('initialize, 3-D page, auth, retrieve, refund', async () => {
  const iyzipay = client();
  const opened = await ask(iyzipay.threedsInitialize, 'create', start(success));
  expect(opened).toMatchObject({ status: 'success', conversationId: 'order-1' });
  expect(opened['signature']).toBe(signed(opened['paymentId'], 'order-1'));
  expect(await ask(iyzipay.payment, 'retrieve', { paymentConversationId: 'order-1' })).toMatchObject({ paymentStatus: 'INIT_THREEDS' });

  const first = formOf(Buffer.from(String(opened['threeDSHtmlContent']), 'base64').toString());
  const page = await post(first.action, first.fields);
  expect(page.headers.get('set-cookie')).toBeNull();
  const html = await page.text();
  expect(html).toContain('<html lang="ru" dir="ltr">');
  const asking = formOf(html);
  expect((await post(asking.action, { ...asking.fields, code: '000000', answer: 'confirm' })).status).toBe(422);
  const back = formOf(await (await post(asking.action, { ...asking.fields, code: testCode, answer: 'confirm' })).text());
  expect([back.action, back.fields['status'], back.fields['mdStatus']]).toEqual([callbackUrl, 'success', '1']);
  expect(back.fields['signature']).toBe(signed('', 'order-1', 1, opened['paymentId'], 'success'));

  const named = { conversationId: 'order-1', paymentId: opened['paymentId'] };
  const taken = await ask(iyzipay.threedsPayment, 'create', named);
  expect(taken).toMatchObject({ status: 'success', paidPrice: 490, currency: 'USD', lastFourDigits: success.slice(-4) });
  expect(taken['signature']).toBe(signed(opened['paymentId'], 'USD', 'order-1', 'order-1', 490, 490));
  expect((await ask(iyzipay.threedsPayment, 'create', named))['status'], 'money is taken once').toBe('failure');
  expect(await ask(iyzipay.payment, 'retrieve', named)).toMatchObject({ paymentStatus: 'SUCCESS', mdStatus: 1 });

  const [item] = taken['itemTransactions'] as Fields[];
  const refund = {
    conversationId: 'order-1',
    paymentTransactionId: item?.['paymentTransactionId'],
    price: '490.0',
    currency: 'USD',
    ip: '198.51.100.7',
  };
  const given = await ask(iyzipay.refund, 'create', refund);
  expect(given).toMatchObject({ status: 'success', price: 490 });
  expect(given['signature']).toBe(signed(opened['paymentId'], 490, 'USD', 'order-1'));
  expect((await ask(iyzipay.refund, 'create', refund))['status'], 'and given back once').toBe('failure');
});

test('a client with another secret is refused', async () => {
  const answer = await ask(client({ secretKey: 'another' }).threedsInitialize, 'create', start(success, 'order-2'));
  expect(answer).toMatchObject({ status: 'failure', errorCode: '1000' });
});

test('an unknown number, a wrong CVV and a card that its bank refuses are refused', async () => {
  const codeOf = async (number: string) => (await ask(client().threedsInitialize, 'create', start(number, 'order-3')))['errorCode'];
  const numberOf = (outcome: string) => testCards.find((card) => card.outcome === outcome)?.number ?? '';
  expect([await codeOf('4111111111111111'), await codeOf(numberOf('wrongCvv')), await codeOf(numberOf('refused'))]).toEqual([
    '12',
    '15',
    '10005',
  ]);
});
