/** The query of the directory, as in its address. */
import type { BodyInputOf } from '../../../contract/wire/call.ts';
import { type AddressLookups, listAddress, listBody, type ListQuery, readList } from '../../../contract/catalogue/list-query.ts';
import { searchedCompaniesQuery } from '../../../contract/wire/page-query.ts';
import type { getCompanyCards } from '../../../contract/company/calls.ts';
import { companyFilters } from '../../../contract/company/filters.ts';
import type { DirectorySort } from '../../../contract/company/schemas.ts';

/** The path: the directory itself, or its tab on /search. */
export type DirectoryPath = '/companies' | '/search';
export interface DirectoryQuery extends ListQuery<typeof companyFilters> {
  readonly sort: DirectorySort;
}

export function readDirectoryQuery(params: URLSearchParams, base: DirectoryPath, known: AddressLookups): DirectoryQuery {
  const read = readList(companyFilters, { base, query: searchedCompaniesQuery, params, known });
  return { ...read, sort: read.sort === 'oldest' || read.sort === 'name' ? read.sort : 'newest' };
}

/** The directory's address; a changed filter starts at the first page. */
export function directoryAddress(query: DirectoryQuery, change: Partial<DirectoryQuery> = {}): string {
  const next = { ...query, page: 1, ...change };
  const selected = next.base === '/search' ? '2' : '';
  return listAddress(next.base, searchedCompaniesQuery, { ...next, selected, sort: next.sort === 'newest' ? '' : next.sort });
}

export const directoryBody = (query: DirectoryQuery, known: Pick<AddressLookups, 'countries'>): BodyInputOf<typeof getCompanyCards> => ({
  ...listBody(companyFilters, query, known),
  ...(query.sort !== 'newest' && { sort: query.sort }),
});
