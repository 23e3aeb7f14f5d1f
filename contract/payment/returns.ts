/** Where a bank comes back to us: by its customer's browser, which is shown a page, and by itself. No calls of ours (api/payment/callback.ts). */
const base = '/api/public/Payment/';
export const paymentReturns = { callback: `${base}Callback`, webhook: `${base}Webhook` } as const;

/** Whether what is answered there is the institution's or its customer's to read, and no JSON of the contract. */
export const isPaymentReturn = (path: string): boolean => path.startsWith(base);
