/** A card payment on the screen, with clock, bank and log of the test. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BankReason, type PaymentStatus, paymentStatuses, paymentTimes } from '../../../contract/payment/fields.ts';
import type { Failure } from '../../../src/client/call.ts';
import {
  closedGraceMs,
  createPayment,
  type Logged,
  type PaymentState,
  quietPollMs,
  screens,
  type Started,
  watchMs,
} from '../../../src/account/payment/run.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failure = (status: number, code: string, message = ''): Failure => ({
  ok: false,
  status,
  code,
  message,
  fields: {},
  retryAfterSeconds: null,
});

const yes = <Data>(data: Data) => ({ ok: true as const, code: 'OK', message: '', data });

/** A payment whose surroundings (clock, bank, log) the test controls. */
function begin({ isFrame = false, isApp = false } = {}) {
  const states: PaymentState[] = [];
  const refusals: Failure[] = [];
  const storedOrders: (string | null)[] = [];
  const windows: { isOpen: boolean; html: string }[] = [];
  const logs: Record<string, PaymentStatus | Logged | Failure> = {};
  const paidAccounts: unknown[] = [];
  const asked: string[] = [];
  const askedBank: string[] = [];
  const paidWith: { card: string; key: number }[] = [];
  let answer: Omit<Started, 'conversationId'> | Failure = { state: 'open', htmlContent: '<p>bank</p>', errorMessage: null };
  // Like src/client/write.ts: one card is one intent until `renew`.
  const keys = new Map<string, number>();
  let keyCount = 0;
  const renew = vi.fn(() => keys.clear());
  const payment = createPayment<string>({
    pay: async (card) => {
      for (const other of keys.keys()) if (other !== card) keys.delete(other);
      const key = keys.get(card) ?? (keyCount += 1);
      keys.set(card, key);
      paidWith.push({ card, key });
      if ('ok' in answer) return answer;
      logs[`order-${key}`] ??= 99;
      return yes({ ...answer, conversationId: `order-${key}` });
    },
    renew,
    ask: async (id, isClosed) => {
      asked.push(id);
      if (isClosed) askedBank.push(id);
      const log = logs[id] ?? 99;
      if (typeof log === 'number') return yes({ paymentStatus: log });
      return 'ok' in log ? log : yes(log);
    },
    openBank: () => {
      const opened = { isOpen: true, html: '' };
      windows.push(opened);
      return {
        isFrame,
        show: (html) => (opened.html = html),
        raise: () => undefined,
        isOpen: () => opened.isOpen,
        close: () => (opened.isOpen = false),
      };
    },
    keep: (id) => storedOrders.push(id),
    onState: (state) => states.push(state),
    onRefused: (refusal) => refusals.push(refusal),
    onPaid: (account) => paidAccounts.push(account),
    isApp,
  });
  return {
    payment,
    states,
    refusals,
    paidAccounts,
    storedOrders,
    windows,
    logs,
    asked,
    askedBank,
    paidWith,
    renew,
    answers: (next: typeof answer) => (answer = next),
    last: () => states.at(-1),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}
const failed = (
  why: PaymentStatus | 'log',
  canReopen = false,
  reason: BankReason | null = null,
  isFinal = why !== 99 && why !== 'log',
) => ({ screen: screens.failed, why, reason, canReopen, isFinal });
const form = (refused: object | null = null) => ({ screen: 0, refused });

describe('on the web', () => {
  test('the window opens with the press, before any call; then it shows the bank', async () => {
    const run = begin();
    void run.payment.start('card');
    expect([run.windows.length, run.paidWith.length, run.last()]).toEqual([1, 1, { screen: 3, step: 'sending' }]);
    await run.pass(0);
    expect([run.windows[0]?.html, run.last()]).toEqual(['<p>bank</p>', { screen: 3, step: 'bank' }]);
    expect(run.storedOrders).toEqual([null, 'order-1']);
  });

  test('the log is polled every half second until it is paid', async () => {
    const run = begin();
    void run.payment.start('card');
    await run.pass(paymentTimes.pollMs * 4 + 1);
    expect(run.asked.length).toBe(5);
    run.logs['order-1'] = 1;
    await run.pass(paymentTimes.pollMs);
    expect([run.last(), run.windows[0]?.isOpen, run.storedOrders]).toEqual([{ screen: 'paid' }, false, [null, 'order-1', null]]);
    await run.pass(watchMs);
    expect(run.asked.length).toBe(6);
  });

  test.each(paymentStatuses.filter((status) => status !== 1 && status !== 99))(
    'status %i is final: its window closes, the next try is a new order',
    async (status) => {
      const run = begin();
      void run.payment.start('card');
      await run.pass(0);
      run.logs['order-1'] = status;
      await run.pass(paymentTimes.pollMs);
      expect([run.last(), run.windows[0]?.isOpen]).toEqual([failed(status), false]);
      // A reloaded page shows the same.
      expect([run.renew.mock.calls.length, run.storedOrders.at(-1)]).toEqual([1, 'order-1']);
      run.payment.toForm();
      expect(run.last()).toEqual(form({ why: status, reason: null }));
      void run.payment.start('card');
      await run.pass(0);
      expect(run.paidWith.map(({ key }) => key)).toEqual([1, 2]);
    },
  );

  test.each([{ isFrame: false }, { isFrame: true }])(
    'closing the bank’s page (%j) causes an inquiry at once, whose result decides',
    async (how) => {
      for (const word of [{ paymentStatus: 99, isUnconfirmed: true }, 1, 5] as const) {
        const run = begin(how);
        void run.payment.start('card');
        await run.pass(paymentTimes.pollMs);
        expect(run.askedBank).toEqual([]);
        run.logs['order-1'] = word;
        if (how.isFrame) run.payment.closeBank();
        else (run.windows[0] as { isOpen: boolean }).isOpen = false;
        await run.pass(paymentTimes.pollMs);
        expect(run.askedBank).toEqual(['order-1']);
        expect(run.states.at(-2)).toEqual({ screen: 3, step: 'asking' });
        expect(run.last()).toEqual(word === 1 ? { screen: 'paid' } : word === 5 ? failed(5) : failed(99, true));
      }
    },
  );

  test('a cancelled order is not continued by a later visit, and the same card is a new order', async () => {
    const run = begin();
    void run.payment.start('card');
    await run.pass(0);
    run.logs['order-1'] = { paymentStatus: 99, isUnconfirmed: true };
    (run.windows[0] as { isOpen: boolean }).isOpen = false;
    await run.pass(paymentTimes.pollMs);
    run.payment.cancel();
    expect([run.storedOrders.at(-1), run.renew.mock.calls.length]).toEqual([null, 1]);
    run.payment.stop();
    expect(run.storedOrders.at(-1)).toBeNull();
  });

  test('a closed window gives a clear state after a moment if the bank cannot be asked; the same card continues the same order', async () => {
    const run = begin();
    void run.payment.start('card');
    await run.pass(0);
    (run.windows[0] as { isOpen: boolean }).isOpen = false;
    await run.pass(closedGraceMs - paymentTimes.pollMs);
    expect(run.last()).toEqual({ screen: 3, step: 'asking' });
    await run.pass(paymentTimes.pollMs * 3);
    expect([run.last(), run.renew.mock.calls.length]).toEqual([failed(99, true), 0]);
    run.payment.toForm();
    void run.payment.start('card');
    await run.pass(0);
    expect(run.paidWith.map(({ key }) => key)).toEqual([1, 1]);
    expect(run.last()).toEqual({ screen: 3, step: 'bank' });
  });

  test('the bank’s page can be opened again, for the same order and without a call', async () => {
    const run = begin();
    void run.payment.start('card');
    await run.pass(0);
    (run.windows[0] as { isOpen: boolean }).isOpen = false;
    await run.pass(closedGraceMs * 2);
    run.payment.reopen();
    expect([run.windows.length, run.windows[1]?.html, run.paidWith.length]).toEqual([2, '<p>bank</p>', 1]);
    expect(run.last()).toEqual({ screen: 3, step: 'bank' });
    run.logs['order-1'] = 1;
    await run.pass(paymentTimes.pollMs);
    expect(run.last()).toEqual({ screen: 'paid' });
  });

  test('an order that has expired cannot be opened again, and the same card is a new order', async () => {
    const run = begin();
    void run.payment.start('card');
    await run.pass(0);
    run.logs['order-1'] = { paymentStatus: 99, isExpired: true };
    await run.pass(paymentTimes.pollMs);
    expect([run.last(), run.windows[0]?.isOpen]).toEqual([failed(99, false, null, true), false]);
    run.payment.toForm();
    void run.payment.start('card');
    await run.pass(0);
    expect(run.paidWith.map(({ key }) => key)).toEqual([1, 2]);
  });

  test('an order that was shown as unfinished and is paid after all is reported, on every screen', async () => {
    for (const goes of [() => undefined, (run: ReturnType<typeof begin>) => run.payment.toForm()]) {
      const run = begin();
      void run.payment.start('card');
      await run.pass(0);
      (run.windows[0] as { isOpen: boolean }).isOpen = false;
      await run.pass(closedGraceMs * 2);
      goes(run);
      run.logs['order-1'] = 1;
      await run.pass(quietPollMs);
      expect(run.last()).toEqual({ screen: 'paid' });
    }
  });

  test('another card after an unfinished one: the first stays visible, and whichever is paid is reported', async () => {
    const run = begin();
    void run.payment.start('one');
    await run.pass(0);
    (run.windows[0] as { isOpen: boolean }).isOpen = false;
    await run.pass(closedGraceMs * 2);
    run.payment.toForm();
    void run.payment.start('two');
    await run.pass(0);
    expect(run.paidWith).toEqual([
      { card: 'one', key: 1 },
      { card: 'two', key: 2 },
    ]);
    run.logs['order-1'] = 1;
    await run.pass(quietPollMs);
    expect([run.last(), run.windows[1]?.isOpen]).toEqual([{ screen: 'paid' }, false]);
  });

  test('the end of an earlier order does not interrupt typing another card', async () => {
    const run = begin();
    void run.payment.start('one');
    await run.pass(0);
    (run.windows[0] as { isOpen: boolean }).isOpen = false;
    await run.pass(closedGraceMs * 2);
    run.payment.toForm();
    run.logs['order-1'] = 5;
    await run.pass(quietPollMs);
    expect([run.last(), run.storedOrders.at(-1)]).toEqual([form(), null]);
  });

  test('an order that nobody settles ends when its time is over', async () => {
    const run = begin();
    void run.payment.start('card');
    await run.pass(watchMs + quietPollMs);
    expect(run.last()).toEqual(failed(99, true));
    const count = run.asked.length;
    await run.pass(watchMs);
    expect(run.asked.length).toBe(count);
  });

  test('two presses give one window and one order', async () => {
    const run = begin();
    void run.payment.start('card');
    void run.payment.start('card');
    await run.pass(0);
    expect([run.windows.length, run.paidWith.length]).toEqual([1, 1]);
  });
});

describe('a refusal before anybody paid', () => {
  test('closes the window and leads back to the form', async () => {
    const run = begin();
    run.answers(failure(400, '15', 'Invalid CVV'));
    await run.payment.start('card');
    expect([run.last(), run.windows[0]?.isOpen, run.refusals.map(({ code }) => code)]).toEqual([
      form({ why: 7, reason: 'cvv' }),
      false,
      ['15'],
    ]);
    expect([run.asked, run.storedOrders]).toEqual([[], [null]]);
  });

  test('by the institution shows its reason, and the next attempt is a new order', async () => {
    const run = begin();
    run.answers({ state: 'open', htmlContent: '', errorMessage: 'Do not honour' });
    await run.payment.start('card');
    const [refused] = run.refusals;
    expect([refused?.message, run.renew.mock.calls.length, run.last()]).toEqual(['Do not honour', 1, form({ failure: refused })]);
  });

  test('is shown at the form until the next attempt, and keeps the order', async () => {
    const run = begin();
    run.answers({ ...failure(400, 'CARD_REFUSED'), done: { conversationId: 'order-r', reason: 'funds' } });
    await run.payment.start('card');
    expect([run.last(), run.storedOrders.at(-1)]).toEqual([form({ why: 7, reason: 'funds' }), 'order-r']);
    run.answers({ state: 'open', htmlContent: '<p>', errorMessage: null });
    void run.payment.start('card');
    await run.pass(0);
    expect([run.last(), run.storedOrders.at(-1)]).toEqual([{ screen: 3, step: 'bank' }, 'order-2']);
  });

  test.each([{ reason: 'bribe' }, 'funds', null, { reason: 7, conversationId: {} }])(
    'with an unknown reason (%j) shows the text of the code',
    async (done) => {
      const run = begin();
      const refused = { ...failure(400, 'CARD_REFUSED'), done };
      run.answers(refused);
      await run.payment.start('card');
      expect([run.last(), run.storedOrders]).toEqual([form({ failure: refused }), [null]]);
    },
  );

  test('for another price requires consent at the form, and the next attempt is a new order', async () => {
    const run = begin();
    run.answers(failure(409, 'PRICE_CHANGED'));
    await run.payment.start('card');
    expect([run.last(), run.refusals.map(({ code }) => code), run.renew.mock.calls.length]).toEqual([form(), ['PRICE_CHANGED'], 1]);
  });

  test('ends that attempt; one under way keeps its key', async () => {
    const run = begin();
    for (const code of ['15', 'CARD_REFUSED', 'IN_PROGRESS']) {
      run.answers(failure(code === 'IN_PROGRESS' ? 409 : 400, code));
      await run.payment.start('card');
    }
    await run.payment.start('card');
    expect(run.paidWith.map(({ key }) => key)).toEqual([1, 2, 3, 3]);
  });

  test('of an order that the bank answered meanwhile makes the screen poll it, without the bank’s page', async () => {
    const run = begin();
    run.answers({ state: 'answered', htmlContent: '', errorMessage: null });
    void run.payment.start('card');
    await run.pass(0);
    expect([run.last(), run.windows[0]?.isOpen, run.refusals]).toEqual([{ screen: 3, step: 'asking' }, false, []]);
    run.logs['order-1'] = 1;
    await run.pass(paymentTimes.pollMs);
    expect(run.last()).toEqual({ screen: 'paid' });
  });

  test('an unanswered attempt keeps its key: a retry does not charge twice', async () => {
    const run = begin();
    run.answers(failure(0, 'NETWORK'));
    await run.payment.start('card');
    run.answers({ state: 'open', htmlContent: '<p>', errorMessage: null });
    void run.payment.start('card');
    await run.pass(0);
    expect(run.paidWith.map(({ key }) => key)).toEqual([1, 1]);
  });
});

describe('the log', () => {
  test('that cannot be read is an error of its own', async () => {
    const run = begin();
    run.logs['order-1'] = failure(404, 'NOT_FOUND');
    void run.payment.start('card');
    await run.pass(0);
    expect(run.last()).toEqual(failed('log', true));
  });

  test('that is unavailable is polled again; after a while the screen says so and continues', async () => {
    const run = begin();
    run.logs['order-1'] = failure(502, 'UPSTREAM_UNREACHABLE');
    void run.payment.start('card');
    await run.pass(paymentTimes.pollMs * 3);
    expect(run.last()).toEqual({ screen: 3, step: 'bank' });
    await run.pass(paymentTimes.pollMs * 10);
    expect(run.last()).toEqual(failed('log', true));
    run.logs['order-1'] = 1;
    await run.pass(quietPollMs);
    expect(run.last()).toEqual({ screen: 'paid' });
  });
});

describe('in the app', () => {
  test('the bank has a frame, and 99 is polled again after a second', async () => {
    const run = begin({ isFrame: true, isApp: true });
    void run.payment.start('card');
    await run.pass(0);
    expect(run.last()).toEqual({ screen: 100, html: '<p>bank</p>' });
    await run.pass(paymentTimes.appPollMs * 3 + 1);
    expect(run.asked.length).toBe(4);
  });

  test.each([
    ['paid', 1, { screen: 'paid' }],
    ['denied', 1, { screen: 'paid' }],
    ['paid', 7, failed(7)],
    ['denied', 7, failed(7)],
  ] as const)('the host’s message (%s) is shown at once while the log has 99, and then the log’s %i', async (word, status, end) => {
    const run = begin({ isFrame: true, isApp: true });
    void run.payment.start('card');
    await run.pass(1);
    expect(run.asked.length).toBe(1);
    run.payment.applyHostResult(word);
    expect(run.last()).toEqual({ screen: 'reported', word, canReopen: true });
    await run.pass(0);
    expect(run.asked.length).toBe(2);
    await run.pass(closedGraceMs * 3);
    expect(run.last()).toEqual({ screen: 'reported', word, canReopen: true });
    run.logs['order-1'] = status;
    await run.pass(paymentTimes.appPollMs);
    expect(run.last()).toEqual(end);
  });

  test('after a premature message the bank’s page can be opened again, and the other message corrects it', async () => {
    const run = begin({ isFrame: true, isApp: true });
    void run.payment.start('card');
    await run.pass(1);
    run.payment.applyHostResult('paid');
    run.payment.applyHostResult('denied');
    expect(run.last()).toEqual({ screen: 'reported', word: 'denied', canReopen: true });
    run.payment.reopen();
    expect(run.last()).toEqual({ screen: 100, html: '<p>bank</p>' });
  });

  test('a message without a pending order changes nothing: no order, one being created, another card being typed', async () => {
    const run = begin({ isFrame: true, isApp: true });
    run.payment.applyHostResult('paid');
    expect(run.states).toEqual([]);
    void run.payment.start('one');
    run.payment.applyHostResult('paid');
    expect(run.last()).toEqual({ screen: 3, step: 'sending' });
    await run.pass(0);
    run.payment.closeBank();
    await run.pass(closedGraceMs * 2);
    run.payment.toForm();
    run.payment.applyHostResult('denied');
    expect(run.last()).toEqual(form());
  });

  test('a message without a state causes a poll at once, and shows no result', async () => {
    const run = begin({ isFrame: true, isApp: true });
    void run.payment.start('card');
    await run.pass(1);
    run.payment.applyHostResult(null);
    await run.pass(0);
    expect([run.asked.length, run.last()?.screen]).toEqual([2, 100]);
  });

  test('a closed frame gives the state of a closed window', async () => {
    const run = begin({ isFrame: true, isApp: true });
    void run.payment.start('card');
    await run.pass(0);
    run.payment.closeBank();
    await run.pass(closedGraceMs + paymentTimes.appPollMs * 2);
    expect(run.last()).toEqual(failed(99, true));
  });
});

test('a reloaded page polls its order, and offers the form when that is not pending', async () => {
  const run = begin();
  run.payment.resume('order-7');
  expect(run.last()).toEqual({ screen: 3, step: 'asking' });
  await run.pass(closedGraceMs * 2);
  expect([run.last(), run.asked[0], run.paidWith]).toEqual([failed(99), 'order-7', []]);
});

test('a screen that closes closes the window and stops polling', async () => {
  const run = begin();
  void run.payment.start('card');
  await run.pass(0);
  const count = run.states.length;
  run.payment.stop();
  run.logs['order-1'] = 1;
  await run.pass(watchMs);
  expect([run.asked.length, run.states.length, run.windows[0]?.isOpen]).toEqual([1, count, false]);
});

test('a page reloaded after a refusal shows the reason at its form', async () => {
  const run = begin();
  run.logs['order-7'] = { paymentStatus: 7, reason: 'expired' };
  run.payment.resume('order-7');
  await run.pass(0);
  expect([run.last(), run.storedOrders]).toEqual([form({ why: 7, reason: 'expired' }), []]);
  run.payment.stop();
  expect(run.storedOrders).toEqual([null]);
});

test('the bank’s reason is shown with the end, and the balance with the payment', async () => {
  const run = begin();
  void run.payment.start('card');
  await run.pass(0);
  run.logs['order-1'] = { paymentStatus: 7, reason: 'funds' };
  await run.pass(paymentTimes.pollMs);
  expect(run.last()).toEqual(failed(7, false, 'funds'));
  void run.payment.start('card');
  await run.pass(0);
  const account = { inCredit: 550, stCreditPlanId: 'p', dtCreditPlanExpireDate: null, creditPlanDetailDTO: null };
  run.logs['order-2'] = { paymentStatus: 1, account };
  await run.pass(paymentTimes.pollMs);
  expect([run.last(), run.paidAccounts]).toEqual([{ screen: 'paid' }, [account]]);
});
