/** The card form as data; the rules for cards are in the contract (docs/requirements.md#card-form-b-57). */
import type { BodyInputOf } from '../../../contract/wire/call.ts';
import { cardDigits, cardRules, type CardCheck, type CardValues } from '../../../contract/payment/card.ts';
import type { payFromSandbox } from '../../../contract/payment/calls.ts';
import type { FormOf } from '../../form/form-of.ts';
import type { PriceQuote } from './price-quote.ts';

export const emptyCard: CardValues = { number: '', fullName: '', month: '', year: '', cvv: '' };

export const cardForm: FormOf<CardValues, CardCheck, { nowMs: number }> = {
  rules: cardRules,
  names: { cardNumber: 'number', fullName: 'fullName', expireDateMonth: 'month', expireDateYear: 'year', cvc: 'cvv' },
  refusals: { '15': 'cvv' },
  says: (t, check) => t(`payment.check.${check}`),
};

/** Placeholder for the identity number, which is no field of the form (docs/requirements.md#entities-and-their-fields-b-31). */
const noIdentityNumber = '11111111111';

/**
 * The body of a payment, with the quoted price that is on the screen. Our API takes the address of the sender from the connection and
 * ignores `ip` (docs/behaviour.md#payment-providers); another provider's may use it.
 */
export function cardBody(
  card: CardValues,
  { type, itemId, ip, language, quoteId }: Pick<PriceQuote, 'type' | 'itemId' | 'ip' | 'language' | 'quoteId'>,
): BodyInputOf<typeof payFromSandbox> {
  return {
    data: {
      ...(type === 'plan' ? { planId: itemId } : { creditId: itemId }),
      paymentType: 0,
      creditCardDTO: {
        cardNumber: cardDigits(card.number),
        fullName: card.fullName.trim(),
        expireDateMonth: cardDigits(card.month).padStart(2, '0'),
        expireDateYear: cardDigits(card.year),
        cvc: cardDigits(card.cvv),
        paymentChannel: 'WEB',
        identityNumber: noIdentityNumber,
        is3D: true,
        ip,
      },
      language,
      quoteId,
    },
  };
}
