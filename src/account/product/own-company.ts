import { isolated } from '../../../contract/text/isolate.ts';
import type { OwnCompanyCard } from '../../../contract/company/shapes.ts';

/** The company of an address, among those of the account that can have products (docs/behaviour.md#own-company). */
export const companyOf = (companies: readonly OwnCompanyCard[], id: string | undefined): OwnCompanyCard | undefined =>
  companies.find((company) => company.id === id && !company.isUserCompany);

/** The way up. */
export const parentOf = ({ id, name }: Pick<OwnCompanyCard, 'id' | 'name'>): { path: string; label: string } => ({
  path: `/my-companies/${id}`,
  label: isolated(name),
});
