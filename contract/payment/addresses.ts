/** Addresses of a card payment that are no calls of the contract. */

const base = '/api/public/Payment/';
/** The bank calls these (api/payment/callback.ts): one for the browser of its customer, which gets a page, and one for the webhook. */
export const paymentReturns = { callback: `${base}Callback`, webhook: `${base}Webhook` } as const;

/** Whether the answer is for the institution or its customer, and not JSON of the contract. */
export const isPaymentReturn = (path: string): boolean => path.startsWith(base);

/** The address that serves a bank's page from an opaque origin: the payment page posts the HTML, the edge returns it. */
export const bankPage = { path: '/payment/bank-page', field: 'html' } as const;
