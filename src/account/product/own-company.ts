import type { OwnCompanyCard } from '../../../contract/company/shapes.ts';

/** The company of an address, among those of the account that can have products (D-42). */
export const companyOf = (companies: readonly OwnCompanyCard[], id: string | undefined): OwnCompanyCard | undefined =>
  companies.find((company) => company.id === id && !company.isUserCompany);
