import { companySearchTextOf } from '../lookup/search-text.ts';
import { allCityNames } from '../../contract/lookup/place-name.ts';
import { cityNamesOf } from '../lookup/city-names.ts';
import type { Lookups } from '../lookup/lookups.ts';
import type { PlaceRow } from '../lookup/store.ts';
import { chosenCategoriesOf, type CompanyRow, keywordsOf } from './row.ts';

/** The searchable text of a company. */
export function companySearchText(
  company: Pick<CompanyRow, 'name' | 'keywords' | 'hs_code' | 'categories'>,
  city: Pick<PlaceRow, 'city_name' | 'city_names'>,
  lookups: Lookups,
): string {
  const { names: inLanguages, also } = cityNamesOf(city.city_names);
  const names = chosenCategoriesOf(company).flatMap(({ id, subs }) => [
    lookups.categoryById.get(id)?.description,
    ...subs.map((sub) => lookups.subCategoryById.get(sub)?.description),
  ]);
  return companySearchTextOf(
    company.name,
    [...keywordsOf(company), company.hs_code ?? '', ...allCityNames(city.city_name ?? '', inLanguages, also)],
    names.filter((name) => name !== undefined),
  );
}
