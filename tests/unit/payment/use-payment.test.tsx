/** The hook of the payment screen: what a press opens, what the session stores, and that the card is stored nowhere. */
import { beforeEach, expect, test, vi } from 'vitest';
import { getPaymentLog, payFromSandbox } from '../../../contract/payment/calls.ts';
import { cardLengths, type PaymentStatus, paymentTimes } from '../../../contract/payment/fields.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';
import { credentialsOf } from '../../support/people/credentials.ts';
import { priceQuote } from '../../support/data/price-quote.ts';

const { local, session } = stubBrowser();
const { accepted, drawHook, serveWrites, settle } = await import('../../support/browser/screen.tsx');
const { usePayment } = await import('../../../src/account/payment/use-payment.ts');
const { $session, settleRefresh, updateCredentials } = await import('../../../src/client/session/session.ts');

const order = 'e'.repeat(24);
const item = { type: 'credit', itemId: 'c'.repeat(24), name: '', credits: 500, amount: '49.00', tax: '8.17', taxPercent: 20 } as const;
const quote = priceQuote({ ...item, quoteId: '1790000000.ab' });
const account = { inCredit: 550, stCreditPlanId: 'd'.repeat(24), dtCreditPlanExpireDate: null, creditPlanDetailDTO: null };
const card = { number: '5528 7900 0000 0008', fullName: 'ELIF YILDIRIM', month: '12', year: '30', cvv: '731' };

const popup = () => ({ document: { title: '', body: { textContent: '' } }, closed: false, opener: {}, close: vi.fn(), focus: vi.fn() });
const element = () => ({ append: vi.fn(), submit: vi.fn(), remove: vi.fn() });

/** A press of the pay button. @param openWindow the browser's reaction */
async function press(openWindow: () => object | null) {
  const opened = vi.fn(openWindow);
  vi.stubGlobal('window', { open: opened });
  vi.stubGlobal('document', { querySelector: () => null, createElement: element, body: element() });
  let setLogStatus: (status: PaymentStatus) => void = () => undefined;
  const logStatus = new Promise<PaymentStatus>((resolve) => (setLogStatus = resolve));
  const logged = (paymentStatus: PaymentStatus) => ({ _id: order, paymentStatus, ...(paymentStatus === 1 && { account }) });
  const sent = serveWrites(async ({ path }) =>
    path.endsWith(getPaymentLog.path)
      ? accepted(logged(await logStatus))
      : accepted({ state: 'open', htmlContent: '<p>bank</p>', conversationId: order, errorMessage: null }),
  );
  const { form, submit } = drawHook(() => usePayment(quote));
  form.reset(card);
  submit();
  const openedAtPress = opened.mock.calls.length;
  await settle();
  return { openedAtPress, opened, sent, setLogStatus };
}

beforeEach(() => {
  local.clear();
  session.clear();
  updateCredentials(credentialsOf());
  settleRefresh();
});

test('a press opens the window at once, pays with one call and stores the order’s name only; the session has no frame', async () => {
  const bank = popup();
  const { openedAtPress, sent } = await press(() => bank);
  expect([openedAtPress, bank.opener, $session.get().showPaymentIframe]).toEqual([1, null, false]);
  const [write] = sent(payFromSandbox);
  expect(JSON.parse(String(write?.body)).data).toMatchObject({
    creditId: item.itemId,
    language: quote.language,
    quoteId: quote.quoteId,
    creditCardDTO: { cvc: '731', ip: quote.ip },
  });
  expect(Object.values(session)).toEqual([order]);
  expect(JSON.stringify([{ ...local }, { ...session }])).not.toMatch(/5528|731/);
});

test('where windows are blocked a press shows a frame, which the session records until the end of the payment', async () => {
  const { opened, setLogStatus } = await press(() => null);
  expect([opened.mock.calls.length, $session.get().showPaymentIframe]).toEqual([1, true]);
  expect(Object.values(session)).toEqual([order]);
  setLogStatus(1);
  await settle();
  expect([$session.get().showPaymentIframe, Object.values(session)]).toEqual([false, []]);
});

test('balance and plan are those of the paid log, on the whole page', async () => {
  const { setLogStatus } = await press(popup);
  expect($session.get().user?.inCredit).not.toBe(account.inCredit);
  setLogStatus(1);
  await settle();
  const { user, creditPlan } = $session.get();
  expect([user, creditPlan]).toEqual([expect.objectContaining({ inCredit: 550, stCreditPlanId: account.stCreditPlanId }), null]);
});

test('the intervals and lengths are those of the specification', () => {
  expect(paymentTimes).toEqual({ pollMs: 500, appPollMs: 1000, successMs: 3000 });
  expect(cardLengths).toMatchObject({ number: 19, month: 2, year: 2, cvv: 3 });
});
