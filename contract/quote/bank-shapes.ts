import * as z from 'zod/mini';
import { optionalLine, requiredLine } from '../text/text.ts';
import { bankLengths, isAccount, isSwift } from './bank.ts';

/** Where the seller is paid, as it stands on the pro-forma. */
export const bankAccount = z.strictObject({
  /** Whose account it is. */
  accountName: requiredLine(bankLengths.accountName),
  bankName: requiredLine(bankLengths.bankName),
  /** An IBAN, or the number of an account where there are none. */
  account: requiredLine(bankLengths.account).check(z.refine(isAccount, 'INVALID')),
  swift: optionalLine(bankLengths.swift).check(z.refine((typed) => typed === undefined || typed === '' || isSwift(typed), 'INVALID')),
});
export type BankAccount = z.infer<typeof bankAccount>;
