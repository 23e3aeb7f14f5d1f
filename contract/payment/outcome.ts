/** Meaning of paymentStatus (docs/requirements.md#payment-b-47): 1 is paid and fulfilled, 99 not finished yet (docs/behaviour.md#payment-status), all others failed. */
export const paymentStatuses = [0, 1, 2, 3, 4, 5, 6, 7, 8, 99] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
export const paid = 1 satisfies PaymentStatus;
/** What the institution gave no reason of its own for. */
export const systemError = 7 satisfies PaymentStatus;
export const notFinished = 99 satisfies PaymentStatus;

/**
 * Why a card did not pay, as far as the bank's code tells: said beside the status, whose list has no word for it. Fraud and theft
 * are no words of ours: who is suspected learns from the bank alone.
 */
export const bankReasons = ['funds', 'limit', 'expired', 'lost', 'notPermitted', 'number', 'cvv', 'refused'] as const;
export type BankReason = (typeof bankReasons)[number];

/** Of a refusal's data, which is another side's word. */
export const bankReasonOf = (value: unknown): BankReason | null => bankReasons.find((reason) => reason === value) ?? null;
