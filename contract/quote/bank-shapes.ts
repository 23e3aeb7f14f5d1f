import * as z from 'zod/mini';
import { optionalLine, requiredLine } from '../text/text.ts';
import { bankLengths, isAccount, isSwift } from './bank.ts';

/** The seller's bank details on the pro-forma. */
export const bankAccount = z.strictObject({
  /** The account holder. */
  accountName: requiredLine(bankLengths.accountName),
  bankName: requiredLine(bankLengths.bankName),
  /** An IBAN, or an account number in countries without IBANs. */
  account: requiredLine(bankLengths.account).check(z.refine(isAccount, 'INVALID')),
  swift: optionalLine(bankLengths.swift).check(z.refine((typed) => typed === undefined || typed === '' || isSwift(typed), 'INVALID')),
});
export type BankAccount = z.infer<typeof bankAccount>;
