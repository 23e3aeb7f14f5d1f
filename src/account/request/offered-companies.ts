import type { OwnCompanyCard } from '../../../contract/company/shapes.ts';

/**
 * Companies for which requests can be posted: public ones, also with a pending edit, without the user company
 * (docs/behaviour.md#request-company).
 * @param presentId the present company of a request, which can always be chosen
 */
export const offeredCompanies = (companies: readonly OwnCompanyCard[], presentId?: string): OwnCompanyCard[] =>
  companies.filter(({ id, isUserCompany, isPublic }) => (isPublic && !isUserCompany) || id === presentId);

/** The company of a new request, if there is no choice; empty otherwise. */
export function onlyCompanyOf(companies: readonly OwnCompanyCard[]): string {
  const [first, second] = offeredCompanies(companies);
  return second === undefined ? (first?.id ?? '') : '';
}
