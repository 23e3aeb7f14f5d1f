/** Request lists: a page of cards. */
import type { BodyOf } from '../../contract/wire/call.ts';
import type { getRequestCards } from '../../contract/request/calls.ts';
import type { RequestFilters } from '../../contract/request/schemas.ts';
import type { RequestCard } from '../../contract/request/shapes.ts';
import type { FacetCountsOf } from '../../contract/catalogue/filter-schemas.ts';
import { listTextOf } from './match.ts';
import { askFacets, type FacetCounts } from './facet-store.ts';
import { facetsOf, offeredValues } from './facets.ts';
import { groupsOf, requestList } from './list-filters.ts';
import { readPage } from './list-store.ts';
import { loadLookups } from '../lookup/lookups.ts';
import type { Deps } from '../platform/http/handler.ts';
import { cardColumns, requestCardOf, type RequestCardRow } from '../request/row.ts';
import { findLivePosition } from '../request/store.ts';

/** Whether the list is about goods; only logistics requests have load and shipping types. */
const isOfGoods = ({ serviceType = 0 }: RequestFilters): boolean => serviceType === 1 || serviceType === 2;

export interface RequestListAnswer {
  requests: RequestCard[];
  count: number;
  totalIsCapped: boolean;
  /** Present if facet counts were requested. */
  facets?: FacetCountsOf<typeof requestList.filters>;
  rowsRead: { page: number; count: number; facets: number };
}
const nothing: RequestListAnswer = { requests: [], count: 0, totalIsCapped: false, rowsRead: { page: 0, count: 0, facets: 0 } };

export type RequestListAsk = BodyOf<typeof getRequestCards> & { withoutCount?: boolean };

/**
 * One page of live requests: those of boosted companies first, newest (or oldest) first within both; the latest by time alone
 * (docs/behaviour.md#boost-on-home).
 */
export async function readRequests({ db, clock }: Pick<Deps, 'db' | 'clock'>, ask: RequestListAsk): Promise<RequestListAnswer> {
  const now = clock.now();
  const lookups = await loadLookups(db, now);
  const { filters = {}, withFacets = false } = ask;
  const groups = groupsOf(requestList, filters, (id) => lookups.subCategoryById.get(id)?.categoryId, now);
  const { text, findsNothing } = listTextOf(ask.text);
  const facetsFrom = (counts: FacetCounts) => facetsOf(requestList, counts, lookups);
  if (groups === null || findsNothing) return { ...nothing, ...(withFacets && { facets: facetsFrom({}) }) };
  const values = { ...offeredValues(requestList, lookups, filters), ...(isOfGoods(filters) && { l: [], p: [] }) };
  const facets = askFacets(db, withFacets ? { catalogue: 'request', groups, text, values } : null, facetsFrom);
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
    ...(ask.exceptCompanyId !== undefined && { exceptCompanyId: ask.exceptCompanyId }),
  });
  const { counts, rowsRead: facetRows } = facets.read(answers);
  // The stored totals include the omitted request.
  const words = new Set(except?.facets.split(' '));
  const isExceptCounted = except !== null && text === null && !totalIsCapped && groups.every((one) => one.some((word) => words.has(word)));
  return {
    requests: rows.map((row) => requestCardOf(row, ask.language)),
    count: Math.max(0, count - (isExceptCounted ? 1 : 0)),
    totalIsCapped,
    ...counts,
    rowsRead: { ...rowsRead, facets: facetRows },
  };
}
