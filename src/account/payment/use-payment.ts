import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { getPaymentLog, payFromIyzico, payFromSandbox } from '../../../contract/payment/calls.ts';
import type { CardValues } from '../../../contract/payment/card.ts';
import { notFinished, paid, type PaymentStatus, paymentTimes } from '../../../contract/payment/fields.ts';
import { remedyOf } from '../../client/session/remedies.ts';
import { call, type Failure } from '../../client/call.ts';
import { failureOf } from '../../../contract/wire/wire-call.ts';
import { isInApp, sendToHost } from '../../client/host/host-app.ts';
import { onHostPayment } from '../../client/host/host-payment.ts';
import { goOn } from '../../client/session/leaving.ts';
import { $session, setAccount } from '../../client/session/session.ts';
import { saySuccess } from '../shared/say-success.ts';
import { createWrite } from '../../client/write.ts';
import { useForm } from '../../form/use-form.ts';
import { errorText } from '../../i18n/format.ts';
import { leaveAfter } from '../shared/leave.ts';
import { invalidate } from '../shared/data/query.ts';
import { open } from '../shared/route.ts';
import { sayFailure } from '../shared/say-failure.ts';
import { useTexts } from '../shared/texts.tsx';
import { openBank } from './bank.ts';
import { cardBody, cardForm, emptyCard } from './form.ts';
import { type Offer, type PriceQuote, priceQuoteOfRefusal } from './price-quote.ts';
import type { Refused } from './refused.ts';
import { createPayment, type Payment, type PaymentState, screens } from './run.ts';
import type { ItemType } from '../../../contract/payment/schemas.ts';
import { inTab, readText, writeText } from '../../client/store/stored.ts';

/** The id of an unfinished order, for a reload in the same tab; nothing about the card is stored. */
const keyOf = (type: ItemType, itemId: string): string => `payment:${type}:${itemId}`;

const readUnfinished = (type: ItemType, itemId: string): string | null => readText(keyOf(type, itemId), inTab);

const keepUnfinished = (type: ItemType, itemId: string, conversationId: string | null): void =>
  writeText(keyOf(type, itemId), conversationId, inTab);

/** Whether the page is shown in the app's shell, which has a tab bar. Its web view may block new windows. */
const isAppShell = (): boolean => isInApp() || document.querySelector('.tab-bar') !== null;

const payFrom = { Iyzico: payFromIyzico, Sandbox: payFromSandbox } as const;

/** A press of Pay: the card and the offer on the screen. */
interface Try {
  card: CardValues;
  quote: PriceQuote;
}

export interface CardPayment {
  form: UseFormReturn<CardValues>;
  state: PaymentState;
  /** The offer on the screen: exactly this is paid. */
  offer: Offer;
  payment: Pick<Payment<Try>, 'reopen' | 'toForm' | 'raise' | 'closeBank' | 'cancel'>;
  submit: () => void;
}

/**
 * Card, bank and log of one item (run.ts), connected to the page. The card is held in the form only and disappears with the page.
 * @param first the quote with which the page was loaded; a later one replaces it only together with a note that says so
 */
export function usePayment(first: PriceQuote): CardPayment {
  const { type, itemId, cardProvider } = first;
  const { t } = useTexts();
  const { form, validate, blame } = useForm(cardForm, emptyCard, { say: sayFailure });
  const [state, setState] = useState<PaymentState>({ screen: screens.form, refused: null });
  const [offer, setOffer] = useState<Offer>({ quote: first, before: null });

  const [payment] = useState(() => {
    const write = createWrite(payFrom[cardProvider]);
    const onRefused = (failure: Failure, { quote }: Try): void => {
      const now = priceQuoteOfRefusal(failure, quote);
      if (now !== null) setOffer({ quote: now, before: quote });
      // A toast would disappear before it is read, so the form shows the refusal, unless another page follows.
      if (remedyOf(failure)?.isOnlyWay === true) sayFailure(errorText(t, failure));
      else sendToHost({ type: 'haptic', kind: 'error' });
      leaveAfter(failure);
    };
    return createPayment<Try>({
      pay: ({ card, quote }) => write.run({ body: cardBody(card, quote) }),
      renew: write.renew,
      ask: (Id, isClosed) => call(getPaymentLog, { query: { Id, ...(isClosed && { isClosed }) } }),
      openBank: () => openBank(isAppShell(), t('payment.waiting.window')),
      keep: (conversationId) => keepUnfinished(type, itemId, conversationId),
      onState: (next) => {
        $session.setKey('showPaymentIframe', next.screen === screens.iframe);
        setState(next);
      },
      onRefused,
      onPaid: (account) => {
        if (account !== undefined) setAccount(account);
        void invalidate(['user']);
      },
      isApp: isAppShell(),
    });
  });

  useEffect(() => {
    const unfinished = readUnfinished(type, itemId);
    if (unfinished !== null) payment.resume(unfinished);
    const forget = (): void => form.reset(emptyCard);
    // A page in the back/forward cache must not contain a card.
    window.addEventListener('pagehide', forget);
    const stopListening = onHostPayment(payment.applyHostResult);
    return () => {
      window.removeEventListener('pagehide', forget);
      stopListening();
      forget();
      payment.stop();
      $session.setKey('showPaymentIframe', false);
    };
  }, [payment, form, type, itemId]);

  const refused = state.screen === screens.form ? state.refused : null;
  const mark = useEffectEvent((of: Refused) => {
    // The security code is deleted after the bank has used it; the rest of the card need not be typed again.
    if ('why' in of) form.setValue('cvv', '');
    if ('failure' in of) blame(of.failure);
    else if (of.reason === 'cvv') blame(failureOf(400, '15'));
  });
  useEffect(() => {
    if (refused !== null) mark(refused);
  }, [refused]);

  const isPaid = state.screen === 'paid';
  const failed = state.screen === screens.failed && state.why !== 'log' && state.why !== notFinished ? state : null;
  useEffect(() => {
    if (isPaid) sendToHost({ type: 'payment', state: 'paid', status: paid });
    if (failed === null) return;
    const { why, reason } = failed;
    sendToHost({ type: 'payment', state: 'denied', status: why as PaymentStatus, ...(reason !== null && { reason }) });
  }, [isPaid, failed]);
  useEffect(() => {
    if (!isPaid) return undefined;
    form.reset(emptyCard);
    saySuccess(t, payFrom[cardProvider], 'payment.paid');
    const timer = setTimeout(() => goOn(() => open(`/payment/success/${type}/${itemId}`, { replace: true })), paymentTimes.successMs);
    return () => clearTimeout(timer);
  }, [isPaid, form, t, type, itemId, cardProvider]);

  const submit = (): void => {
    if (!validate({ nowMs: Date.now() })) return;
    const { quote } = offer;
    setOffer({ quote, before: null });
    void payment.start({ card: form.getValues(), quote });
  };
  return { form, state, offer, payment, submit };
}
