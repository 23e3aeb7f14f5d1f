import { type RefObject, useEffect, useRef } from 'react';
import type { Failure } from '../../client/call.ts';
import { errorText } from '../../i18n/format.ts';
import type { TextsOf } from '../../i18n/keys.ts';
import { Note } from '../../ui/Note.tsx';
import { useTexts } from '../shared/texts.tsx';
import { changeOf, type Offer, recipientText } from './price-quote.ts';
import type { Failed, Refused } from './refused.ts';
import type { BankReason } from '../../../contract/payment/fields.ts';

/** Why the payment failed: the bank's reason, or else the text of the status (docs/requirements.md#payment-b-47). */
export function failedText(t: TextsOf, why: Failed, reason: BankReason | null): string {
  if (why === 'log') return t('payment.failed.log');
  return reason === null ? t(`payment.failed.status.${why}`) : t(`payment.failed.reason.${reason}`);
}

/** Moves the focus to the message after the press of Pay. */
function useArrival(of: object | null): RefObject<HTMLParagraphElement | null> {
  const head = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (of === null) return;
    head.current?.focus({ preventScroll: true });
    head.current?.closest('.note')?.scrollIntoView({ block: 'center' });
  }, [of]);
  return head;
}

/** The result of the last attempt, above the card form until the next one; a fault of one field is shown at the field. */
export function LastTry({ refused }: { refused: Refused | null }) {
  const shown = refused === null || ('reason' in refused && refused.reason === 'cvv') ? null : refused;
  const head = useArrival(shown);
  if (shown === null) return null;
  return (
    <Note tone="red" role="alert">
      {'failure' in shown ? <NotBegun head={head} failure={shown.failure} /> : <NotPaid head={head} {...shown} />}
    </Note>
  );
}

function NotBegun({ head, failure }: { head: RefObject<HTMLParagraphElement | null>; failure: Failure }) {
  const { t } = useTexts();
  return (
    <p ref={head} tabIndex={-1}>
      {errorText(t, failure)}
    </p>
  );
}

function NotPaid({ head, why, reason }: { head: RefObject<HTMLParagraphElement | null>; why: Failed; reason: BankReason | null }) {
  const { t } = useTexts();
  return (
    <>
      <p ref={head} tabIndex={-1} className="medium">
        {failedText(t, why, reason)}
      </p>
      <p className="soft text-sm">{t('payment.failed.noCharge')}</p>
    </>
  );
}

/** The offer has changed since it was shown: both prices, and a new confirmation. */
export function Changed({ offer: { quote, before } }: { offer: Offer }) {
  const { t, money } = useTexts();
  const head = useArrival(before);
  if (before === null) return null;
  const change = changeOf(before, quote);
  return (
    <Note tone="amber" icon="alert" role="alert">
      <p ref={head} tabIndex={-1} className="medium">
        {t(`payment.changed.${change}`)}
      </p>
      <p className="text-sm">
        {t(`payment.changed.${change}Text`, {
          before: money(before.amount, before.currency),
          now: money(quote.amount, quote.currency),
          recipient: recipientText(t, quote),
        })}
      </p>
    </Note>
  );
}
