import type { DataOf } from '../../../contract/call.ts';
import type { getPaymentQuote } from '../../../contract/payment/calls.ts';

/** What would be bought, for how much and with which consequences. */
export type PaymentQuote = DataOf<typeof getPaymentQuote>;
