/**
 * Why a card did not pay, as far as the bank's code tells: said beside the status (status.ts), whose list has no word for it. Fraud and theft
 * are no words of ours: who is suspected learns from the bank alone.
 */
export const bankReasons = ['funds', 'limit', 'expired', 'lost', 'notPermitted', 'number', 'cvv', 'refused'] as const;
export type BankReason = (typeof bankReasons)[number];

/** Of a refusal's data, which is another side's word. */
export const bankReasonOf = (value: unknown): BankReason | null => bankReasons.find((reason) => reason === value) ?? null;
