/**
 * The course of one card payment, without React or a browser: the bank's window, the order, the bank's page, and the log, which alone
 * decides the result (docs/behaviour.md#payment-status). An order without a result is watched until it has one: if it turns out to be paid,
 * the screen says so, whatever was begun meanwhile.
 */
import type { PaidAccount } from '../../../contract/payment/schemas.ts';
import { type BankReason, notFinished, paid, type PaymentStatus, paymentTimes } from '../../../contract/payment/fields.ts';
import { minuteMs, secondMs } from '../../../contract/limits.ts';
import type { Answer, Failure } from '../../client/call.ts';
import type { HostPaymentResult } from '../../client/host/host-payment.ts';
import type { Bank } from './bank.ts';
import { type Failed, type Refused, refusedBefore } from './refused.ts';

/** Screens by the numbers of docs/requirements.md#payment-b-47; after payment the page is left. */
export const screens = { form: 0, failed: 2, processing: 3, iframe: 100 } as const;

export type PaymentState =
  | { screen: typeof screens.form; refused: Refused | null }
  /** `isFinal`: the order can no longer be paid. */
  | { screen: typeof screens.failed; why: Failed; reason: BankReason | null; canReopen: boolean; isFinal: boolean }
  /** `sending`: the call that makes the order is running; `bank`: the bank's window is open; `asking`: only the log is polled. */
  | { screen: typeof screens.processing; step: 'sending' | 'bank' | 'asking' }
  | { screen: typeof screens.iframe; html: string }
  /** The host app has reported a result, which the log has not confirmed or corrected yet. */
  | { screen: 'reported'; word: HostPaymentResult; canReopen: boolean }
  | { screen: 'paid' };

export interface Logged {
  paymentStatus: PaymentStatus;
  reason?: BankReason | null | undefined;
  /** The API has asked the bank: its page is closed, and the payment was not confirmed. */
  isUnconfirmed?: boolean | undefined;
  /** The order can no longer be paid. */
  isExpired?: boolean | undefined;
  account?: PaidAccount | undefined;
}

export interface Started {
  /** `answered`: the order was made by an earlier press, and the bank has returned its result since. */
  state: 'open' | 'answered';
  htmlContent: string;
  conversationId: string;
  errorMessage: string | null;
}

export interface PaymentParts<Card> {
  /** Makes the order; the same card means the same order until `renew` (src/client/write.ts). */
  pay: (card: Card) => Promise<Answer<Started>>;
  renew: () => void;
  /** @param isClosed the person has closed the bank's page, so the bank itself is asked */
  ask: (conversationId: string, isClosed: boolean) => Promise<Answer<Logged>>;
  /** Called directly by the press: browsers block windows that open later. */
  openBank: () => Bank;
  /** Stores the order's name for a reload of the page: until it is paid, and while its failure is shown. */
  keep: (conversationId: string | null) => void;
  onState: (state: PaymentState) => void;
  /** The order was refused before payment; a text without a code comes from the institution. */
  onRefused: (failure: Failure, card: Card) => void;
  onPaid: (account: PaidAccount | undefined) => void;
  isApp: boolean;
}

export interface Payment<Card> {
  start: (card: Card) => Promise<void>;
  /** Continues an order that an earlier visit to the page began. */
  resume: (conversationId: string) => void;
  /** Shows the bank's page again for the same order. */
  reopen: () => void;
  /** Back to the form: for another card or another attempt. */
  toForm: () => void;
  /** Brings the bank's window to the front, if there is one. */
  raise: () => void;
  /** The person closed the bank's frame. */
  closeBank: () => void;
  /** The person leaves an unfinished order, which a later visit does not continue. */
  cancel: () => void;
  /** The host app reports a result: it is shown at once while the screen waits for one, and the log is polled. */
  applyHostResult: (word: HostPaymentResult | null) => void;
  /** The screen is unmounted. */
  stop: () => void;
}

/** How long the log is polled after the bank's window was closed, if the bank cannot be asked: its answer may still be on its way. */
export const closedGraceMs = 5 * secondMs;
/** Interval of polls in the background, while no screen waits. */
export const quietPollMs = 3 * secondMs;
/** How long an order is watched. By then the API has settled every order (inquiries at 30 s, 2 min and 10 min). */
export const watchMs = 15 * minuteMs;
/** Maximum number of consecutive polls without an answer. */
const silentMax = 10;

const refusal = (message: string): Failure => ({ ok: false, status: 400, code: '', message, fields: {}, retryAfterSeconds: null });
/** The call itself was answered, so asking again does not change the result. */
const isDefinite = ({ status }: Failure): boolean => status >= 400 && status < 500 && status !== 429;

/** Whether the attempt is over, so that the same card again is a new attempt. An order that is under way or unanswered is not over. */
const isEnd = (failure: Failure): boolean => isDefinite(failure) && failure.code !== 'IN_PROGRESS';

interface End {
  reason?: BankReason | null | undefined;
  /** The order was begun by an earlier visit to the page, and is already over. */
  isOld?: boolean;
  /** The next attempt, with the same card too, needs a new order. */
  isFinal?: boolean;
}

export function createPayment<Card>(parts: PaymentParts<Card>): Payment<Card> {
  let bank: Bank | null = null;
  /** The bank's page of the order below, as HTML. */
  let page: string | null = null;
  /** The order that the screen shows. */
  let current: string | null = null;
  let isSending = false;
  let isOver = false;
  let refused: Refused | null = null;
  let state: PaymentState = { screen: screens.form, refused };

  function show(next: PaymentState): void {
    state = next;
    if (!isOver) parts.onState(next);
  }
  /** Ends the waits of all loops, so that they poll now. */
  const sleepers = new Set<() => void>();
  const endWaits = (): void => sleepers.forEach((rise) => rise());
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
  function fail(id: string, why: Failed, { reason = null, isOld = false, isFinal = why !== notFinished && why !== 'log' }: End = {}): void {
    if (current !== id) return;
    if (isFinal) {
      current = null;
      page = null;
    }
    // The result of an earlier card must not interrupt a person who types another card or has sent it.
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
    else show({ screen: screens.failed, why, reason, canReopen: !isFinal && page !== null, isFinal });
  }
  function succeed({ account }: Logged): void {
    closeBank();
    parts.renew();
    parts.keep(null);
    parts.onPaid(account);
    show({ screen: 'paid' });
    isOver = true;
  }

  /** @param isOld begun by an earlier visit to the page */
  async function watch(id: string, isOld = false): Promise<void> {
    const until = Date.now() + watchMs;
    let closedAt: number | null = null;
    let silent = 0;
    let isFirst = true;
    while (!isOver && Date.now() < until) {
      const isClosed = isWaiting() && current === id && bank?.isOpen() === false;
      if (isClosed) show({ screen: screens.processing, step: 'asking' });
      const answer = await parts.ask(id, isClosed);
      if (isOver) return;
      const status = answer.ok ? answer.data.paymentStatus : notFinished;
      silent = answer.ok ? 0 : silent + 1;
      if (answer.ok && status === paid) return succeed(answer.data);
      const isExpired = answer.ok && answer.data.isExpired === true;
      if (answer.ok && status !== paid && (status !== notFinished || isExpired))
        return fail(id, status, { reason: answer.data.reason, isOld: isOld && isFirst, isFinal: true });
      isFirst = false;
      if (!answer.ok && isDefinite(answer)) return fail(id, 'log');
      if (isWaiting() && current === id) {
        closedAt = bank?.isOpen() === true ? null : (closedAt ?? Date.now());
        if (silent >= silentMax) fail(id, 'log');
        else if (isClosed && answer.ok && answer.data.isUnconfirmed === true) fail(id, notFinished);
        else if (closedAt !== null && Date.now() - closedAt >= closedGraceMs) fail(id, notFinished);
      } else closedAt = null;
      const isInSight = (isWaiting() || state.screen === 'reported') && current === id;
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
    // The form itself shows a changed price and asks for a new confirmation.
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
    if (isKnown) endWaits();
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
      endWaits();
    },
    toForm: () => {
      if (!isWaiting()) showForm();
    },
    raise: () => bank?.raise(),
    closeBank: () => {
      bank?.close();
      endWaits();
    },
    cancel: () => {
      current = null;
      parts.renew();
      parts.keep(null);
    },
    applyHostResult: (word) => {
      const isOpen = isWaiting() || state.screen === screens.failed || state.screen === 'reported';
      // An order that is still being made cannot have a result yet.
      if (word !== null && current !== null && isOpen && !isSending) show({ screen: 'reported', word, canReopen: page !== null });
      endWaits();
    },
    stop: () => {
      // The reason of the last failure is shown as long as the person stays, also after a reload.
      if (current === null && !isOver) parts.keep(null);
      isOver = true;
      closeBank();
      endWaits();
    },
  };
}
