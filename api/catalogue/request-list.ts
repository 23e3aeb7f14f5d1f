/** Request lists: which filters mean which facets, and a page of cards. */
import type { BodyOf } from '../../contract/call.ts';
import { dayWord, type FactFacetKind } from '../../contract/catalogue/facets.ts';
import { dayMs, requestPublicMs } from '../../contract/limits.ts';
import type { getRequestCards, RequestFilters } from '../../contract/request/calls.ts';
import type { RequestCard } from '../../contract/request/shapes.ts';
import type { RequestFacetCounts } from '../../contract/catalogue/facet-counts.ts';
import { askedTextOf } from './asked-text.ts';
import type { FacetGroup } from './facet-groups.ts';
import { askFacets } from './facet-store.ts';
import { requestFacetsOf, requestValues } from './facets.ts';
import { readPage } from './list-store.ts';
import { loadLookups } from '../lookup/lookups.ts';
import type { Deps } from '../platform/handler.ts';
import { cardColumns, requestCardOf, type RequestCardRow } from '../request/row.ts';
import { findLivePosition } from '../request/store.ts';

const group = (kind: string, ids: readonly string[] | undefined): FacetGroup[] =>
  ids === undefined || ids.length === 0 ? [] : [[...new Set(ids)].map((id) => kind + id)];

function serviceGroup(serviceType: RequestFilters['serviceType']): FacetGroup[] {
  if (serviceType === undefined || serviceType === 0) return [];
  return serviceType === 'other' ? [['t3', 't4']] : [[`t${serviceType}`]];
}

const factGroup = (kind: FactFacetKind, values: readonly string[] | undefined): FacetGroup[] => group(kind, values);

/** The days on which something that is valid for so long may end: none is later than its 60 days (D-43). */
const lastDays = (validDays: number, now: number): string[] =>
  Array.from({ length: requestPublicMs / dayMs - validDays + 1 }, (_, index) =>
    dayWord(new Date(now + (validDays + index) * dayMs).toISOString().slice(0, 10)),
  );

/** Groups of facet words; null when the filters contradict each other. A sub-category implies its category. */
export function requestGroups(
  filters: RequestFilters,
  categoryOf: (subCategoryId: string) => string | undefined,
  now: number,
): FacetGroup[] | null {
  const { categoryId, subCategoryIds = [] } = filters;
  const subs = categoryId === undefined ? subCategoryIds : subCategoryIds.filter((id) => categoryOf(id) === categoryId);
  if (subCategoryIds.length > 0 && subs.length === 0) return null;
  return [
    ...serviceGroup(filters.serviceType),
    ...(subs.length > 0 ? group('s', subs) : group('c', categoryId === undefined ? [] : [categoryId])),
    ...group('k', filters.countryIds),
    ...group('l', filters.loadTypeIds),
    ...group('p', filters.shippingTypeIds),
    ...factGroup('h', filters.hsChapters),
    ...factGroup('i', filters.incoterms),
    ...factGroup('o', filters.originCountryIds),
    ...factGroup('d', filters.destinationCountryIds),
    ...factGroup('q', filters.certificates),
    ...(filters.validDays === undefined ? [] : [lastDays(filters.validDays, now)]),
  ];
}

export interface RequestListAnswer {
  requests: RequestCard[];
  count: number;
  totalIsCapped: boolean;
  /** Where they were asked for. */
  facets?: RequestFacetCounts;
  rowsRead: { page: number; count: number; facets: number };
}
const nothing: RequestListAnswer = { requests: [], count: 0, totalIsCapped: false, rowsRead: { page: 0, count: 0, facets: 0 } };

export type RequestListAsk = BodyOf<typeof getRequestCards> & { withoutCount?: boolean };

/** One page of live requests: those of boosted companies first, newest (or oldest) first within both; the latest by time alone (D-89). */
export async function readRequests({ db, clock }: Pick<Deps, 'db' | 'clock'>, ask: RequestListAsk): Promise<RequestListAnswer> {
  const now = clock.now();
  const lookups = await loadLookups(db, now);
  const { filters = {}, withFacets = false } = ask;
  const groups = requestGroups(filters, (id) => lookups.subCategoryById.get(id)?.categoryId, now);
  const isSearch = ask.text !== undefined && ask.text !== '';
  const text = isSearch ? askedTextOf(ask.text ?? '') : null;
  if (groups === null || (isSearch && text === null)) return { ...nothing, ...(withFacets && { facets: requestFacetsOf({}, lookups) }) };
  const question = withFacets ? askFacets(db, { catalogue: 'request', groups, text, values: requestValues(lookups, filters) }) : null;
  const except = ask.exceptId === undefined ? null : await findLivePosition(db, ask.exceptId);
  const { rows, count, totalIsCapped, rowsRead, beside } = await readPage<RequestCardRow>(db, {
    catalogue: 'request',
    columns: cardColumns,
    groups,
    text,
    sort: ask.sort === 'oldest' ? 'oldest' : 'newest',
    isLatest: ask.sort === 'latest',
    page: ask.page,
    size: ask.size,
    now,
    withoutCount: ask.withoutCount === true,
    beside: question?.statements ?? [],
    ...(except === null ? {} : { exceptSeq: except.seq }),
  });
  const counted = question?.read(beside);
  // The kept totals know nothing of the one that is left out.
  const words = new Set(except?.facets.split(' '));
  const isExceptCounted = except !== null && !isSearch && !totalIsCapped && groups.every((one) => one.some((word) => words.has(word)));
  return {
    requests: rows.map((row) => requestCardOf(row, ask.language)),
    count: Math.max(0, count - (isExceptCounted ? 1 : 0)),
    totalIsCapped,
    ...(counted !== undefined && { facets: requestFacetsOf(counted.counts, lookups) }),
    rowsRead: { ...rowsRead, facets: counted?.rowsRead ?? 0 },
  };
}
