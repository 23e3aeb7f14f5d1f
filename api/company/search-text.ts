import { companySearchTextOf } from '../../contract/catalogue/search-text.ts';
import type { Lookups } from '../lookup/lookups.ts';
import { chosenCategoriesOf, type CompanyRow, keywordsOf } from './row.ts';

/** What a text search of companies looks through. */
export function companySearchText(company: Pick<CompanyRow, 'name' | 'keywords' | 'hs_code' | 'categories'>, lookups: Lookups): string {
  const names = chosenCategoriesOf(company).flatMap(({ id, subs }) => [
    lookups.categoryById.get(id)?.description,
    ...subs.map((sub) => lookups.subCategoryById.get(sub)?.description),
  ]);
  return companySearchTextOf(
    company.name,
    [...keywordsOf(company), company.hs_code ?? ''],
    names.filter((name) => name !== undefined),
  );
}
