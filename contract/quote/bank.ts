/** The seller's bank details on the pro-forma. */
import { isIban, plainNumber } from '../bank-details/account-number.ts';

export const bankLengths = { accountName: 120, bankName: 120, account: 42, swift: 14 } as const;

/** A text that begins like an IBAN has to be a valid one; other accounts are digits and letters. */
export const isAccount = (typed: string): boolean => {
  const account = plainNumber(typed);
  return /^[A-Z]{2}\d{2}/.test(account) ? isIban(account) : /^[A-Z0-9]{5,34}$/.test(account);
};
/** Bank, country and location, and an optional branch of three characters (ISO 9362). */
export const isSwift = (typed: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(plainNumber(typed));
