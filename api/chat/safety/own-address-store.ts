/** Whether somebody of an account may write, also from its own address ("user company"), depending on its companies. */
import { approval } from '../../../contract/company/approval.ts';

const ofAccount = (account: string): string => `owner_user_id=${account} AND deleted_at IS NULL AND is_user_company=0`;

/**
 * SQL: whether an account has an approved company, without which it cannot write; suspended ones do not count. @param account a column
 * or parameter
 */
export const hasApprovedCompany = (account: string): string =>
  `EXISTS(SELECT 1 FROM company WHERE ${ofAccount(account)} AND approve_status=${approval.approved} AND suspension=0)`;

/** SQL: whether a company of an account is suspended. @param account a column or parameter */
export const hasSuspendedCompany = (account: string): string =>
  `EXISTS(SELECT 1 FROM company WHERE ${ofAccount(account)} AND suspension<>0)`;
