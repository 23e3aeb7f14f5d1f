/** What the payment screen shows for each outcome, and what a message of the host app may change. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { languages } from '../../../contract/text/languages.ts';
import { type BankReason, bankReasons, notFinished, paid, paymentStatuses } from '../../../contract/payment/fields.ts';
import { Outcome } from '../../../src/account/payment/Outcome.tsx';
import type { Failed } from '../../../src/account/payment/refused.ts';
import { type PaymentState, screens } from '../../../src/account/payment/run.ts';
import { onHostPayment } from '../../../src/client/host/host-payment.ts';
import { draw } from '../../support/browser/screen.tsx';
import { textsOf } from '../../support/browser/texts.ts';

const nothing = () => undefined;
const payment = { reopen: nothing, toForm: nothing, raise: nothing, closeBank: nothing, cancel: nothing };
const shown = (state: PaymentState): string => draw(<Outcome state={state} payment={payment} type="plan" />);
const isDecided = (why: Failed): boolean => why !== notFinished && why !== 'log';
const failure = (why: Failed, canReopen = false, reason: BankReason | null = null, isFinal = isDecided(why)) =>
  shown({ screen: screens.failed, why, reason, canReopen, isFinal });
const failedStatuses = paymentStatuses.filter((status) => status !== paid);

describe('a failed payment', () => {
  test.each(failedStatuses.filter((status) => status !== notFinished))('status %i has a text of its own, as final', (status) => {
    const page = failure(status);
    for (const key of ['title', `status.${status}`, 'noCharge', 'again']) expect(page).toContain(`>payment.failed.${key}<`);
    expect(page).not.toMatch(/payment\.failed\.(?:unfinished|checking|reopen)/);
  });

  test('a pending or unavailable state says that it is checked again and that nothing is paid twice', () => {
    for (const [why, words] of [
      [notFinished, 'status.99'],
      ['log', 'log'],
    ] as const) {
      const page = failure(why, true);
      for (const key of ['unfinished', words, 'checking', 'again', 'form']) expect(page).toContain(`>payment.failed.${key}<`);
      expect(page).not.toContain('payment.failed.noCharge');
    }
    // There is no bank page to open again, so a retry leads to the form.
    expect(failure(notFinished)).not.toContain('payment.failed.form');
  });

  test('an order that can no longer be paid does not promise another check', () => {
    const page = failure(notFinished, false, null, true);
    for (const key of ['title', 'status.99', 'noCharge', 'again']) expect(page).toContain(`>payment.failed.${key}<`);
    expect(page).not.toContain('payment.failed.checking');
  });

  test.each([
    ['plan', '/plans'],
    ['credit', '/membership#packs'],
  ] as const)('a payment of a %s that is not made can be tried again or given up, which leads to %s', (type, path) => {
    for (const [why, canReopen] of [
      [notFinished, true],
      [notFinished, false],
      [7, false],
    ] as const) {
      const state = { screen: screens.failed, why, reason: null, canReopen, isFinal: isDecided(why) };
      const page = draw(<Outcome state={state} payment={payment} type={type} />);
      expect(page).toContain('>payment.failed.again<');
      expect(page).toMatch(new RegExp(`<a href="${path}"[^>]*>common.actions.cancel<`));
    }
  });

  test.each(bankReasons)('the bank’s reason (%s) is shown instead of "system error"', (reason) => {
    const page = failure(7, false, reason);
    for (const key of ['title', `reason.${reason}`, 'noCharge', 'again']) expect(page).toContain(`>payment.failed.${key}<`);
    expect(page).not.toContain('payment.failed.status.7');
  });

  test.each(languages)('each status and each reason has a text in %s', (language) => {
    const t = textsOf(language);
    const words = [
      ...failedStatuses.map((status) => t(`payment.failed.status.${status}`)),
      ...bankReasons.map((reason) => t(`payment.failed.reason.${reason}`)),
    ];
    expect(new Set(words).size).toBe(words.length);
  });
});

test('the bank’s frame in the app cannot access our page, and can be closed', () => {
  const page = shown({ screen: screens.iframe, html: '<p>bank</p>' });
  expect(page).toMatch(/<iframe[^>]* sandbox="allow-forms allow-scripts allow-same-origin"[^>]* referrerPolicy="no-referrer"/i);
  expect(page).toContain('>payment.waiting.cancel<');
});

describe('a message of the host app', () => {
  test.each(['paid', 'denied'] as const)('%s is shown as the app’s message, not as the bank’s, and can be corrected', (word) => {
    const page = shown({ screen: 'reported', word, canReopen: true });
    for (const key of [`reported.${word}`, `reported.${word}Text`, 'failed.reopen']) expect(page).toContain(`>payment.${key}<`);
    expect(page).not.toMatch(/payment\.(?:paid|failed\.(?:title|noCharge))</);
    // Nobody is led to pay again what the app calls paid.
    expect(page.includes('payment.failed.form')).toBe(word === 'denied');
    expect(shown({ screen: 'reported', word, canReopen: false })).not.toContain('payment.failed.reopen');
  });
});

describe('messages of the host app', () => {
  afterEach(() => void vi.unstubAllGlobals());

  test.each(['window', 'document'] as const)(
    'to the %s: success and failure are reported, any other payment message only causes an inquiry',
    (target) => {
      const targets = { window: new EventTarget(), document: new EventTarget() };
      vi.stubGlobal('window', targets.window);
      vi.stubGlobal('document', targets.document);
      const ask = vi.fn();
      const stop = onHostPayment(ask);
      const say = (data: unknown): void => void targets[target].dispatchEvent(new MessageEvent('message', { data }));
      for (const data of ['paymentSuccess', '{"type":"PAYMENT_FAILED"}', { type: 'payment', status: 1 }]) say(data);
      expect(ask.mock.calls).toEqual([['paid'], ['denied'], [null]]);
      for (const data of ['hello', undefined, null, { type: 'plans' }]) say(data);
      stop();
      say('paymentSuccess');
      expect(ask).toHaveBeenCalledTimes(3);
    },
  );
});
