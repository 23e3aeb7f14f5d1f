/**
 * One card payment as the screen goes through it, without React or a browser: a window for the bank, the order, the bank's page, and the
 * log that alone says what came of it (docs/behaviour.md#payment-status). An order that has no end is never left out of sight: when it turns out to be paid, that is
 * what the screen says, whatever else was begun meanwhile.
 */
import type { PaidAccount } from '../../../contract/payment/schemas.ts';
import { paymentTimes } from '../../../contract/payment/fields.ts';
import { type BankReason, notFinished, paid, type PaymentStatus } from '../../../contract/payment/outcome.ts';
import { minuteMs, secondMs } from '../../../contract/limits.ts';
import type { Answer, Failure } from '../../client/call.ts';
import type { HostWord } from '../../client/host/host-app.ts';
import type { Bank } from './bank.ts';
import { type Failed, type Refused, refusedBefore } from './refused.ts';

/** The screens by the numbers of docs/requirements.md#payment-b-47; a paid order leaves the screen. */
export const screens = { form: 0, failed: 2, processing: 3, iframe: 100 } as const;

export type PaymentState =
  | { screen: typeof screens.form; refused: Refused | null }
  | { screen: typeof screens.failed; why: Failed; reason: BankReason | null; canReopen: boolean }
  /** `sending`: the order is made; `bank`: the bank's window is open; `asking`: only the log is asked. */
  | { screen: typeof screens.processing; step: 'sending' | 'bank' | 'asking' }
  | { screen: typeof screens.iframe; html: string }
  /** The host app has said how it ended, and the log not yet: it confirms or corrects that. */
  | { screen: 'told'; word: HostWord; canReopen: boolean }
  | { screen: 'paid' };

export interface Logged {
  paymentStatus: PaymentStatus;
  reason?: BankReason | null | undefined;
  account?: PaidAccount | undefined;
}

export interface Started {
  /** `answered`: the order of an earlier press, which the bank has answered meanwhile. */
  state: 'open' | 'answered';
  htmlContent: string;
  conversationId: string;
  errorMessage: string | null;
}

export interface PaymentParts<Card> {
  /** Makes the order; the same card means the same order until `renew` (src/client/write.ts). */
  pay: (card: Card) => Promise<Answer<Started>>;
  renew: () => void;
  ask: (conversationId: string) => Promise<Answer<Logged>>;
  /** Called by the press itself: browsers open no window later. */
  openBank: () => Bank;
  /** Keeps the order's name for a page that is loaded again: until it is paid, and while it is said why it was not. */
  keep: (conversationId: string | null) => void;
  onState: (state: PaymentState) => void;
  /** The order was refused before anyone paid; a text without a code is the institution's own. */
  onRefused: (failure: Failure, card: Card) => void;
  onPaid: (account: PaidAccount | undefined) => void;
  isApp: boolean;
}

export interface Payment<Card> {
  start: (card: Card) => Promise<void>;
  /** An order that an earlier visit to the page began. */
  resume: (conversationId: string) => void;
  /** The bank's page once more, for the same order. */
  reopen: () => void;
  /** Back to the form: for another card, or another try. */
  toForm: () => void;
  /** The bank's window comes to the front, where it has one. */
  raise: () => void;
  /** The person closed the bank's frame. */
  closeBank: () => void;
  /** The host app speaks of the payment: its word is shown at once where one waits for it, and the log is asked. */
  hear: (word: HostWord | null) => void;
  /** The screen goes. */
  stop: () => void;
}

/** Long enough for a bank's answer that is on its way while its window closes. */
export const closedGraceMs = 5 * secondMs;
/** Behind a screen that waits for nothing any more. */
export const quietPollMs = 3 * secondMs;
/** The API has settled every order by then (inquiries at 30 s, 2 min and 10 min). */
export const watchMs = 15 * minuteMs;
/** Asked in vain this often, one after the other. */
const silentMax = 10;

const refusal = (message: string): Failure => ({ ok: false, status: 400, code: '', message, fields: {}, retryAfterSeconds: null });
/** A yes or a no about the question itself, which asking again does not change. */
const isDefinite = ({ status }: Failure): boolean => status >= 400 && status < 500 && status !== 429;

/** The card was refused: the same card again is another try. What is under way, or nobody answered, is not. */
const isEnd = (failure: Failure): boolean => isDefinite(failure) && failure.code !== 'IN_PROGRESS';

export function createPayment<Card>(parts: PaymentParts<Card>): Payment<Card> {
  let bank: Bank | null = null;
  /** The bank's page of that order. */
  let page: string | null = null;
  /** The order that the screen is about. */
  let current: string | null = null;
  let isSending = false;
  let isOver = false;
  let refused: Refused | null = null;
  let state: PaymentState = { screen: screens.form, refused };

  function show(next: PaymentState): void {
    state = next;
    if (!isOver) parts.onState(next);
  }
  /** What waits for its next question. */
  const sleepers = new Set<() => void>();
  const wake = (): void => sleepers.forEach((rise) => rise());
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const rise = (): void => {
        clearTimeout(timer);
        sleepers.delete(rise);
        resolve();
      };
      const timer = setTimeout(rise, ms);
      sleepers.add(rise);
    });
  const isWaiting = (): boolean => state.screen === screens.processing || state.screen === screens.iframe;

  function closeBank(): void {
    bank?.close();
    bank = null;
  }
  const showForm = (): void => show({ screen: screens.form, refused });
  /** @param isOld an earlier visit to the page has begun the order, and it had ended by now */
  function fail(id: string, why: Failed, reason: BankReason | null = null, isOld = false): void {
    if (current !== id) return;
    const isFinal = why !== notFinished && why !== 'log';
    if (isFinal) {
      current = null;
      page = null;
    }
    // Who types another card, or has sent it already, is not disturbed by the end of the one before.
    if (isSending || state.screen === screens.form) {
      if (isFinal) parts.keep(null);
      return;
    }
    if (isFinal) {
      refused = { why, reason };
      parts.renew();
    }
    closeBank();
    if (isOld) showForm();
    else show({ screen: screens.failed, why, reason, canReopen: !isFinal && page !== null });
  }
  function succeed({ account }: Logged): void {
    closeBank();
    parts.renew();
    parts.keep(null);
    parts.onPaid(account);
    show({ screen: 'paid' });
    isOver = true;
  }

  /** @param isOld an earlier visit to the page has begun it */
  async function watch(id: string, isOld = false): Promise<void> {
    const until = Date.now() + watchMs;
    let closedAt: number | null = null;
    let silent = 0;
    let isFirst = true;
    while (!isOver && Date.now() < until) {
      const answer = await parts.ask(id);
      if (isOver) return;
      const status = answer.ok ? answer.data.paymentStatus : notFinished;
      silent = answer.ok ? 0 : silent + 1;
      if (answer.ok && status === paid) return succeed(answer.data);
      if (answer.ok && status !== paid && status !== notFinished) return fail(id, status, answer.data.reason, isOld && isFirst);
      isFirst = false;
      if (!answer.ok && isDefinite(answer)) return fail(id, 'log');
      if (isWaiting() && current === id) {
        closedAt = bank?.isOpen() === true ? null : (closedAt ?? Date.now());
        if (silent >= silentMax) fail(id, 'log');
        else if (closedAt !== null && Date.now() - closedAt >= closedGraceMs) fail(id, notFinished);
      } else closedAt = null;
      const isInSight = (isWaiting() || state.screen === 'told') && current === id;
      await pause(isInSight ? (parts.isApp ? paymentTimes.appPollMs : paymentTimes.pollMs) : quietPollMs);
    }
    if (!isOver) fail(id, notFinished);
  }

  function showBank(opened: Bank, html: string): void {
    bank = opened;
    page = html;
    show(opened.isFrame ? { screen: screens.iframe, html } : { screen: screens.processing, step: 'bank' });
    opened.show(html);
  }

  function refuse(failure: Failure, card: Card): void {
    if (isEnd(failure)) parts.renew();
    // Another price is said by the form itself: it asks again.
    if (failure.code !== 'PRICE_CHANGED') {
      const before = refusedBefore(failure);
      ({ refused } = before);
      if (before.orderId !== null && current === null) parts.keep(before.orderId);
    }
    parts.onRefused(failure, card);
    showForm();
  }

  async function start(card: Card): Promise<void> {
    if (isSending || isOver) return;
    isSending = true;
    refused = null;
    if (current === null) parts.keep(null);
    closeBank();
    const opened = parts.openBank();
    show({ screen: screens.processing, step: 'sending' });
    const answer = await parts.pay(card);
    isSending = false;
    if (isOver) return opened.close();
    if (!answer.ok || answer.data.errorMessage !== null) {
      opened.close();
      refuse(answer.ok ? refusal(answer.data.errorMessage ?? '') : answer, card);
      return;
    }
    const { state: order, conversationId, htmlContent } = answer.data;
    const isKnown = current === conversationId;
    current = conversationId;
    parts.keep(conversationId);
    if (order === 'answered') {
      opened.close();
      show({ screen: screens.processing, step: 'asking' });
    } else showBank(opened, htmlContent);
    if (isKnown) wake();
    else await watch(conversationId);
  }

  return {
    start,
    resume: (conversationId) => {
      current = conversationId;
      show({ screen: screens.processing, step: 'asking' });
      void watch(conversationId, true);
    },
    reopen: () => {
      if (page === null || isWaiting()) return;
      showBank(parts.openBank(), page);
      wake();
    },
    toForm: () => {
      if (!isWaiting()) showForm();
    },
    raise: () => bank?.raise(),
    closeBank: () => {
      closeBank();
      wake();
    },
    hear: (word) => {
      const isOpen = isWaiting() || state.screen === screens.failed || state.screen === 'told';
      // An order that is only being made is none that could have ended.
      if (word !== null && current !== null && isOpen && !isSending) show({ screen: 'told', word, canReopen: page !== null });
      wake();
    },
    stop: () => {
      // Why the last try came to nothing is said for as long as the person stays, also by a page that is loaded again.
      if (current === null && !isOver) parts.keep(null);
      isOver = true;
      closeBank();
      wake();
    },
  };
}
