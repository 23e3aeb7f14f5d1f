import { isolated } from '../../../contract/text/isolate.ts';
import type { OwnCompanyCard } from '../../../contract/company/shapes.ts';

/** The company that an address names, if it belongs to the account and can have products (docs/behaviour.md#own-company). */
export const companyOf = (companies: readonly OwnCompanyCard[], id: string | undefined): OwnCompanyCard | undefined =>
  companies.find((company) => company.id === id && !company.isUserCompany);

/** The link to the parent page. */
export const parentOf = ({ id, name }: Pick<OwnCompanyCard, 'id' | 'name'>): { path: string; label: string } => ({
  path: `/my-companies/${id}`,
  label: isolated(name),
});
