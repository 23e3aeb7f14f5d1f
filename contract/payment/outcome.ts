/**
 * Meaning of paymentStatus (docs/requirements.md#payment-b-47): 1 is paid and fulfilled, 99 not finished yet
 * (docs/behaviour.md#payment-status), all others failed.
 */
export const paymentStatuses = [0, 1, 2, 3, 4, 5, 6, 7, 8, 99] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
export const paid = 1 satisfies PaymentStatus;
/** For failures without a reason from the institution. */
export const systemError = 7 satisfies PaymentStatus;
export const notFinished = 99 satisfies PaymentStatus;

/**
 * Why a card was refused, derived from the bank's code; sent beside the status, because the specified statuses have no value for it. Fraud
 * and theft have no value: only the bank may inform a suspect.
 */
export const bankReasons = ['funds', 'limit', 'expired', 'lost', 'notPermitted', 'number', 'cvv', 'refused'] as const;
export type BankReason = (typeof bankReasons)[number];

/** Parses the data of a refusal, which comes from another system. */
export const bankReasonOf = (value: unknown): BankReason | null => bankReasons.find((reason) => reason === value) ?? null;
