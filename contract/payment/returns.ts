/**
 * Addresses that the bank calls: one for the browser of its customer, which gets a page, and one for the webhook. They are not calls of the
 * contract (api/payment/callback.ts).
 */
const base = '/api/public/Payment/';
export const paymentReturns = { callback: `${base}Callback`, webhook: `${base}Webhook` } as const;

/** Whether the answer is for the institution or its customer, and not JSON of the contract. */
export const isPaymentReturn = (path: string): boolean => path.startsWith(base);
