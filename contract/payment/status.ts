/** What paymentStatus says (business area, section 4): 1 is paid and fulfilled, 99 not finished yet (D-57), all others failed. */
export const paymentStatuses = [0, 1, 2, 3, 4, 5, 6, 7, 8, 99] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
export const paid = 1 satisfies PaymentStatus;
export const notFinished = 99 satisfies PaymentStatus;
