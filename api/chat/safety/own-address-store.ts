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

/** SQL: whether nothing can be agreed in the name of a company because it is not approved. @param company alias of its row */
export const isUnapproved = (company: string): string =>
  `iif(${company}.is_user_company=1, NOT ${hasApprovedCompany(`${company}.owner_user_id`)}, ${company}.approve_status<>${approval.approved})`;

/** The ones among these companies in whose name nothing can be agreed: suspended ones, and those without an approval. */
export async function listUnable(db: D1DatabaseSession, companyIds: readonly string[]): Promise<Set<string>> {
  const { results } = await db
    .prepare(`SELECT c.id FROM json_each(?1) e CROSS JOIN company c ON c.id=e.value WHERE c.suspension<>0 OR ${isUnapproved('c')}`)
    .bind(JSON.stringify(companyIds))
    .all<{ id: string }>();
  return new Set(results.map(({ id }) => id));
}
