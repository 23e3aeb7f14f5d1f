import { approval } from '../../../contract/company/approval.ts';
import type { OwnCompanyCard } from '../../../contract/company/shapes.ts';

/** For which requests can be posted: approved ones, without the user company (D-45). */
export const offeredCompanies = (companies: readonly OwnCompanyCard[]): OwnCompanyCard[] =>
  companies.filter(({ isUserCompany, approveStatus }) => !isUserCompany && approveStatus === approval.approved);
