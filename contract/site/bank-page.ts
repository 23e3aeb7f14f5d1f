/** The address that shows a bank's page in an origin of its own; the edge answers it, the payment page sends it a form. */
export const bankPage = { path: '/payment/bank-page', field: 'html' } as const;
