import type { DataOf } from '../../../contract/wire/call.ts';
import { getCompanyCards } from '../../../contract/company/calls.ts';
import { directoryAddress, directoryBody, type DirectoryPath, type DirectoryQuery, readDirectoryQuery } from './directory-query.ts';
import { isAnyChosen } from '../../../contract/catalogue/list-query.ts';
import { companyFilters } from '../../../contract/company/filters.ts';
import { getMainMenuItems } from '../../../contract/content/calls.ts';
import { getCompanyFacets } from '../../../contract/search/calls.ts';
import { apiLanguage, type Language } from '../../../contract/text/languages.ts';
import { callApi } from '../../server/call-api.ts';
import { type FacetsOf, listWithFacets } from '../../server/cached-counts.ts';
import { knownPlaces } from '../../server/trade-names.ts';
import { listEnd, type ListEnd } from '../catalogue/list-range.ts';

export interface DirectoryData extends ListEnd {
  query: DirectoryQuery;
  list: DataOf<typeof getCompanyCards>;
  /** Filter values with the number of their companies. */
  facets: FacetsOf<typeof getCompanyCards>;
}

/** Counts of all companies are cached at the edge. */
async function loadWhole(): Promise<DirectoryData['facets']> {
  const [menu, whole] = await Promise.all([callApi(getMainMenuItems), callApi(getCompanyFacets, { query: { serviceType: 0 } })]);
  const categories = menu.categories.map(({ categoryId, count }) => ({ id: categoryId, count }));
  return { ...whole, categories: categories.filter(({ count }) => count > 0), capped: [] };
}

/** Loads everything of the directory in parallel. */
export async function loadDirectory(params: URLSearchParams, base: DirectoryPath, reader: Language): Promise<DirectoryData> {
  const known = await knownPlaces();
  const query = readDirectoryQuery(params, base, known);
  const body = { ...directoryBody(query, known), language: apiLanguage(reader) };
  const loadList = async (): Promise<Pick<DirectoryData, 'list' | 'facets'>> => {
    if (query.value !== '' || isAnyChosen(query, companyFilters)) return listWithFacets(getCompanyCards, body);
    const [list, facets] = await Promise.all([callApi(getCompanyCards, { body }), loadWhole()]);
    return { list, facets };
  };
  const { list, facets } = await loadList();
  return {
    query,
    list,
    facets,
    ...listEnd({ page: query.page, count: list.count, shown: list.companies.length }, params, (page) => directoryAddress(query, { page })),
  };
}
