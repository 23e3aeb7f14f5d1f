/** The seller's bank details on the pro-forma. */
import { isIban } from '../bank-details/mention.ts';
import { westernDigits } from '../text/digits.ts';
import { asciiUpperCase } from '../text/letter-case.ts';

export const bankLengths = { accountName: 120, bankName: 120, account: 42, swift: 14 } as const;

/** Without the usual spaces: `TR33 0006 1005 …`. */
const accountOf = (typed: string): string => asciiUpperCase(westernDigits(typed).replace(/[\s.-]/g, ''));
/** A text that begins like an IBAN has to be a valid one; other accounts are digits and letters. */
export const isAccount = (typed: string): boolean => {
  const account = accountOf(typed);
  return /^[A-Z]{2}\d{2}/.test(account) ? isIban(account) : /^[A-Z0-9]{5,34}$/.test(account);
};
/** Bank, country and location, and an optional branch of three characters (ISO 9362). */
export const isSwift = (typed: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(accountOf(typed));
