import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { getPaymentLog, payFromIyzico, payFromSandbox } from '../../../contract/payment/calls.ts';
import type { CardValues } from '../../../contract/payment/card.ts';
import { paymentTimes } from '../../../contract/payment/fields.ts';
import { call, type Failure } from '../../client/call.ts';
import { isInApp, onHostPayment, tellHost } from '../../client/host-app.ts';
import { goOn } from '../../client/leaving.ts';
import { $session } from '../../client/session.ts';
import { toast } from '../../client/toasts.ts';
import { createWrite } from '../../client/write.ts';
import { useForm } from '../../form/use-form.ts';
import { errorText } from '../../i18n/format.ts';
import { leaveAfter } from '../shared/leave.ts';
import { open } from '../shared/route.ts';
import { sayBad } from '../shared/say-bad.ts';
import { useTexts } from '../shared/texts.tsx';
import { openBank } from './bank.ts';
import { cardBody, cardForm, emptyCard } from './form.ts';
import type { PaymentQuote } from './quote.ts';
import { createPayment, type Payment, type PaymentState, screens } from './run.ts';
import { keepUnfinished, readUnfinished } from './unfinished.ts';

/** The app's shell has a tab bar; its web view may show no other windows. */
const isAppShell = (): boolean => isInApp() || document.querySelector('.tab-bar') !== null;

const payFrom = { Iyzico: payFromIyzico, Sandbox: payFromSandbox } as const;

export interface CardPayment {
  form: UseFormReturn<CardValues>;
  state: PaymentState;
  payment: Pick<Payment<CardValues>, 'reopen' | 'toForm' | 'raise' | 'closeBank'>;
  submit: () => void;
}

/** Card, bank and log of one item (run.ts), tied to the page. The card stands in the form and nowhere else, and goes with the page. */
export function usePayment(quote: PaymentQuote): CardPayment {
  const { type, itemId, cardProvider } = quote;
  const { t } = useTexts();
  const { form, judge, blame } = useForm(cardForm, emptyCard, { say: sayBad });
  const [state, setState] = useState<PaymentState>({ screen: screens.form });

  const [payment] = useState(() => {
    const write = createWrite(payFrom[cardProvider]);
    const onRefused = (failure: Failure): void => {
      sayBad(errorText(t, failure));
      leaveAfter(failure);
      // Its field is in the page again only after this.
      setTimeout(() => blame(failure));
    };
    return createPayment<CardValues>({
      pay: (card) => write.run({ body: cardBody(card, quote) }),
      renew: write.renew,
      ask: (Id) => call(getPaymentLog, { query: { Id } }),
      openBank: () => openBank(isAppShell(), t('payment.waiting.window')),
      keep: (conversationId) => keepUnfinished(type, itemId, conversationId),
      onState: (next) => {
        $session.setKey('showPaymentIframe', next.screen === screens.iframe);
        setState(next);
      },
      onRefused,
      isApp: isAppShell(),
    });
  });

  useEffect(() => {
    const unfinished = readUnfinished(type, itemId);
    if (unfinished !== null) payment.resume(unfinished);
    const forget = (): void => form.reset(emptyCard);
    // A page that the browser keeps for the way back keeps no card.
    window.addEventListener('pagehide', forget);
    const stopHearing = onHostPayment(payment.askNow);
    return () => {
      window.removeEventListener('pagehide', forget);
      stopHearing();
      forget();
      payment.stop();
      $session.setKey('showPaymentIframe', false);
    };
  }, [payment, form, type, itemId]);

  const isPaid = state.screen === 'paid';
  const isDenied = state.screen === screens.failed;
  useEffect(() => {
    if (isPaid || isDenied) tellHost({ type: 'payment', state: isPaid ? 'paid' : 'denied' });
  }, [isPaid, isDenied]);
  useEffect(() => {
    if (!isPaid) return undefined;
    form.reset(emptyCard);
    toast('good', t('payment.paid'), 'business');
    const timer = setTimeout(() => goOn(() => open(`/payment/success/${type}/${itemId}`, { replace: true })), paymentTimes.successMs);
    return () => clearTimeout(timer);
  }, [isPaid, form, t, type, itemId]);

  const submit = (): void => {
    if (judge({ nowMs: Date.now() })) void payment.start(form.getValues());
  };
  return { form, state, payment, submit };
}
