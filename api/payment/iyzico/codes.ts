/**
 * Meanings of iyzico's error codes (docs.iyzico.com, "Error Codes"): those below 10000 are about the request, the others are the
 * bank's.
 */
import type { BankReason } from '../../../contract/payment/outcome.ts';

/** "System error", "communication error", "timeout", "unknown": the money may have been taken nevertheless. */
const openCodes: readonly string[] = ['1', '2', '10204', '10214', '10219'];
/** Codes below 10000 that are about the card: 6000 and 6001 refuse it on suspicion of fraud. */
const cardCodes: readonly string[] = ['12', '13', '14', '15', '16', '17', '6000', '6001'];

/** Codes with a specific reason; others of the banks are `refused`, including suspicion of fraud. */
const reasonCodes: Readonly<Record<Exclude<BankReason, 'refused'>, readonly string[]>> = {
  funds: ['10051'],
  limit: ['10224'],
  // An invalid month or year, or a date in the past.
  expired: ['13', '14', '17', '10054', '10229'],
  // Reported lost or stolen, or blocked.
  lost: ['10041', '10043', '10209'],
  // The payment is not permitted to the holder, on the internet, or in general.
  notPermitted: ['10057', '10093', '10201', '10225'],
  number: ['12', '10213', '10215', '10216'],
  // The CVV is wrong, has another length, or was tried too often.
  cvv: ['15', '10084', '10206', '10212'],
};
const reasons = Object.entries(reasonCodes) as [BankReason, readonly string[]][];

/** Whether the outcome of the request is unknown. */
export const isOpenCode = (code: string): boolean => code === '' || openCodes.includes(code);
/** Whether the card was refused, and not the request. */
export const isCardCode = (code: string): boolean => cardCodes.includes(code) || (Number(code) >= 10_000 && !openCodes.includes(code));
/** @param code of a card that was refused */
export const reasonOf = (code: string): BankReason => reasons.find(([, codes]) => codes.includes(code))?.[0] ?? 'refused';
