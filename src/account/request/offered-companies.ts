import type { OwnCompanyCard } from '../../../contract/company/shapes.ts';

/**
 * For which requests can be posted: those in public, also while an edit of them waits, without the user company (docs/behaviour.md#request-company).
 * @param keptId the company that a request has already, which stays to be chosen
 */
export const offeredCompanies = (companies: readonly OwnCompanyCard[], keptId?: string): OwnCompanyCard[] =>
  companies.filter(({ id, isUserCompany, isPublic }) => (isPublic && !isUserCompany) || id === keptId);
