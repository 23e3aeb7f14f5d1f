/** The address that serves a bank's page from an opaque origin: the payment page posts the HTML, the edge returns it. */
export const bankPage = { path: '/payment/bank-page', field: 'html' } as const;
