import type { DataOf } from '../../../contract/call.ts';
import { getCompanyCards } from '../../../contract/company/calls.ts';
import { getMainMenuItems } from '../../../contract/content/calls.ts';
import { getCompanyFacets } from '../../../contract/search/calls.ts';
import { apiLanguage, type Language } from '../../../contract/languages.ts';
import { callApi } from '../../server/call-api.ts';
import { asksMore } from '../../server/passing.ts';
import { categoriesById, categoryOfSub, countriesByCode } from '../../server/trade-names.ts';
import { lastPageInstead } from '../catalogue/list-summary.ts';
import { directoryAddress, directoryBody, type DirectoryQuery, readDirectoryQuery } from './directory-query.ts';

export interface DirectoryData {
  query: DirectoryQuery;
  list: DataOf<typeof getCompanyCards>;
  /** With the number of companies in each. */
  categories: DataOf<typeof getMainMenuItems>['categories'];
  facets: DataOf<typeof getCompanyFacets>;
  /** Where the directory ends, when a page beyond that was asked for. */
  instead: string | null;
  /** Empty, or asked for by more than it understood. */
  isPassing: boolean;
}

/** Everything the directory shows, in one round. */
export async function loadDirectory(params: URLSearchParams, base: DirectoryQuery['base'], reader: Language): Promise<DirectoryData> {
  const known = { categories: await categoriesById(), countries: await countriesByCode(), categoryOf: await categoryOfSub() };
  const query = readDirectoryQuery(params, base, known);
  const [list, menu, facets] = await Promise.all([
    callApi(getCompanyCards, { body: { ...directoryBody(query, known), language: apiLanguage(reader) } }),
    callApi(getMainMenuItems),
    callApi(getCompanyFacets, { query: { serviceType: query.activity } }),
  ]);
  const last = lastPageInstead({ page: query.page, count: list.count, shown: list.companies.length });
  return {
    query,
    list,
    categories: menu.categories.filter(({ count, categoryId }) => count > 0 || categoryId === query.category),
    facets,
    instead: last === null ? null : directoryAddress(query, { page: last }),
    isPassing: list.companies.length === 0 || asksMore(params, directoryAddress(query, { page: query.page })),
  };
}
