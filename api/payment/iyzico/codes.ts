/** What iyzico's error codes mean for us (docs.iyzico.com, "Error Codes"): those below 10000 speak of the request, the others are the bank's. */
import type { BankReason } from '../../../contract/payment/outcome.ts';

/** "System error", "communication error", "timeout", "unknown": the payment may have been taken all the same. */
const openCodes: readonly string[] = ['1', '2', '10204', '10214', '10219'];
/** Of the request's own codes, those that speak of the card. */
const cardCodes: readonly string[] = ['12', '13', '14', '15', '16', '17'];

/** Codes that tell more than a no: the others of the banks are `refused`, a suspicion of fraud among them. */
const reasonCodes: Readonly<Record<Exclude<BankReason, 'refused'>, readonly string[]>> = {
  funds: ['10051'],
  limit: ['10224'],
  // A month or year that is none, and a date in the past.
  expired: ['13', '14', '17', '10054', '10229'],
  // Reported lost or stolen, or blocked.
  lost: ['10041', '10043', '10209'],
  // To its holder, on the internet, at all.
  notPermitted: ['10057', '10093', '10201', '10225'],
  number: ['12', '10213', '10215', '10216'],
  // Wrong, of another length, tried too often.
  cvv: ['15', '10084', '10206', '10212'],
};
const reasons = Object.entries(reasonCodes) as [BankReason, readonly string[]][];

/** Whether nothing is known of what became of the request. */
export const isOpenCode = (code: string): boolean => code === '' || openCodes.includes(code);
/** Whether the card was refused, and not the request. */
export const isCardCode = (code: string): boolean => cardCodes.includes(code) || (Number(code) >= 10_000 && !openCodes.includes(code));
/** @param code of a card that was refused */
export const reasonOf = (code: string): BankReason => reasons.find(([, codes]) => codes.includes(code))?.[0] ?? 'refused';
