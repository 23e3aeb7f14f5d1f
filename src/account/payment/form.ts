/** The card form as data; what a card has to be is the contract's (section 5). */
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

/** Stands for a number that identifies a person, which nobody is asked for (section 3). */
const noIdentityNumber = '11111111111';

/** Section 3, and beside it the price quote that is on the screen; our API looks at the sender's address itself and believes no `ip` (docs/behaviour.md#payment-providers), another provider's may. */
export function cardBody(
  card: CardValues,
  { type, itemId, ip, quoteId }: Pick<PriceQuote, 'type' | 'itemId' | 'ip' | 'quoteId'>,
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
      quoteId,
    },
  };
}
