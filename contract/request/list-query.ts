/** The state of a request list in its address: every filter, the order and the page. */
import type { BodyInputOf } from '../wire/call.ts';
import type { ChosenOf } from '../catalogue/filter.ts';
import {
  isAnyChosen,
  type AddressLookups,
  type KnownTypes,
  listAddress,
  listBody,
  type ListQuery,
  noneOf,
  readList,
} from '../catalogue/list-query.ts';
import { allRequestsQuery } from '../wire/page-query.ts';
import type { getRequestCards } from './calls.ts';
import { requestFilters, requestsOfKindFilters } from './filters.ts';

export const requestLists = ['/imports', '/exports', '/requests', '/search'] as const;
export type RequestListPath = (typeof requestLists)[number];
export type RequestSort = 'newest' | 'oldest';
export interface RequestQuery extends ListQuery<typeof requestFilters> {
  readonly sort: RequestSort;
}

/** Lists of one kind; other lists have the kind in their query. */
const kindOfList: Partial<Record<string, RequestQuery['type']>> = { '/imports': '1', '/exports': '2' };

/** All filters but the kind, without a choice. */
export const noFilters: ChosenOf<typeof requestsOfKindFilters> = noneOf(requestsOfKindFilters);

export function readRequestQuery(params: URLSearchParams, base: RequestListPath, known: AddressLookups & KnownTypes): RequestQuery {
  const read = readList(requestFilters, { base, query: allRequestsQuery, params, known });
  return { ...read, type: kindOfList[base] ?? read.type, sort: read.sort === 'oldest' ? read.sort : 'newest' };
}

/** The address of a list; if a filter is changed, it starts at page one. */
export function requestAddress(query: RequestQuery, change: Partial<RequestQuery> = {}): string {
  const next = { ...query, page: 1, ...change };
  return listAddress(next.base, allRequestsQuery, {
    ...next,
    type: kindOfList[next.base] === undefined ? next.type : '',
    sort: next.sort === 'newest' ? '' : next.sort,
  });
}

export const isFiltered = (query: RequestQuery): boolean => query.value !== '' || isAnyChosen(query, requestsOfKindFilters);

export const requestBody = (query: RequestQuery, known: Pick<AddressLookups, 'countries'>): BodyInputOf<typeof getRequestCards> => ({
  ...listBody(requestFilters, query, known),
  sort: query.sort,
});
