/** Request lists: which filters mean which facets, and a page of cards. */
import type { BodyOf } from '../../contract/call.ts';
import { dayWord } from '../lookup/facet-words.ts';
import { dayMs, requestPublicMs } from '../../contract/limits.ts';
import type { getRequestCards } from '../../contract/request/calls.ts';
import type { RequestFilters } from '../../contract/request/schemas.ts';
import type { RequestCard } from '../../contract/request/shapes.ts';
import type { RequestFacetCounts } from '../../contract/catalogue/facet-counts.ts';
import { listTextOf } from './asked-text.ts';
import { anyOfKind, categoryGroups, type FacetGroup } from './facet-groups.ts';
import { askFacets, type FacetCounts } from './facet-store.ts';
import { requestFacetsOf, requestValues } from './facets.ts';
import { readPage } from './list-store.ts';
import { loadLookups } from '../lookup/lookups.ts';
import type { Deps } from '../platform/http/handler.ts';
import { cardColumns, requestCardOf, type RequestCardRow } from '../request/row.ts';
import { findLivePosition } from '../request/store.ts';

function serviceGroup(serviceType: RequestFilters['serviceType']): FacetGroup[] {
  if (serviceType === undefined || serviceType === 0) return [];
  return serviceType === 'other' ? [['t3', 't4']] : [[`t${serviceType}`]];
}

/** The days on which something that is valid for so long may end: none is later than its 60 days (D-43). */
const lastDays = (validDays: number, now: number): string[] =>
  Array.from({ length: requestPublicMs / dayMs - validDays + 1 }, (_, index) =>
    dayWord(new Date(now + (validDays + index) * dayMs).toISOString().slice(0, 10)),
  );

/** Groups of facet words; null when the filters contradict each other. */
export function requestGroups(
  filters: RequestFilters,
  categoryOf: (subCategoryId: string) => string | undefined,
  now: number,
): FacetGroup[] | null {
  const categories = categoryGroups(filters, categoryOf);
  if (categories === null) return null;
  return [
    ...serviceGroup(filters.serviceType),
    ...categories,
    ...anyOfKind('k', filters.countryIds),
    ...anyOfKind('l', filters.loadTypeIds),
    ...anyOfKind('p', filters.shippingTypeIds),
    ...anyOfKind('h', filters.hsChapters),
    ...anyOfKind('i', filters.incoterms),
    ...anyOfKind('o', filters.originCountryIds),
    ...anyOfKind('d', filters.destinationCountryIds),
    ...anyOfKind('q', filters.certificates),
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
  const { text, findsNothing } = listTextOf(ask.text);
  const tell = (counts: FacetCounts) => requestFacetsOf(counts, lookups);
  if (groups === null || findsNothing) return { ...nothing, ...(withFacets && { facets: tell({}) }) };
  const facets = askFacets(db, withFacets ? { catalogue: 'request', groups, text, values: requestValues(lookups, filters) } : null, tell);
  const except = ask.exceptId === undefined ? null : await findLivePosition(db, ask.exceptId);
  const { rows, count, totalIsCapped, rowsRead, answers } = await readPage<RequestCardRow>(db, {
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
    beside: facets.statements,
    ...(except === null ? {} : { exceptSeq: except.seq }),
  });
  const { told, rowsRead: facetRows } = facets.read(answers);
  // The kept totals know nothing of the one that is left out.
  const words = new Set(except?.facets.split(' '));
  const isExceptCounted = except !== null && text === null && !totalIsCapped && groups.every((one) => one.some((word) => words.has(word)));
  return {
    requests: rows.map((row) => requestCardOf(row, ask.language)),
    count: Math.max(0, count - (isExceptCounted ? 1 : 0)),
    totalIsCapped,
    ...told,
    rowsRead: { ...rowsRead, facets: facetRows },
  };
}
