import { getMainMenuItems } from '../../../contract/content/calls.ts';
import { apiLanguage, type Language } from '../../../contract/text/languages.ts';
import type { DataOf } from '../../../contract/wire/call.ts';
import { getRequestCards, getRequestFacets } from '../../../contract/request/calls.ts';
import {
  type RequestListPath,
  isFiltered,
  readRequestQuery,
  requestAddress,
  requestBody,
  type RequestQuery,
} from '../../../contract/request/list-query.ts';
import { callApi } from '../../server/call-api.ts';
import { type FacetsOf, listWithFacets } from '../../server/cached-counts.ts';
import { knownNames } from '../../server/trade-names.ts';
import { listEnd, type ListEnd } from './list-range.ts';
import { kindOf, type RequestKind } from './request-filters.ts';

type Facets = FacetsOf<typeof getRequestCards>;
type Counted = { id: string; count: number };

function add<Item extends Counted>(one: readonly Item[], other: readonly Item[]): Item[] {
  const sums = new Map(one.map((item) => [item.id, item]));
  for (const item of other) sums.set(item.id, { ...item, count: item.count + (sums.get(item.id)?.count ?? 0) });
  return [...sums.values()].sort((a, b) => b.count - a.count);
}

/**
 * Filter values with results. Those of a whole list are cached at the edge; needs and services together are two calls
 * (docs/behaviour.md#request-kinds).
 */
async function loadWhole(kind: RequestKind): Promise<Omit<Facets, 'capped'>> {
  if (kind !== 'other') return callApi(getRequestFacets, { query: { serviceType: Number(kind) } });
  const [needs, services] = await Promise.all(
    ([3, 4] as const).map((serviceType) => callApi(getRequestFacets, { query: { serviceType } })),
  );
  if (needs === undefined || services === undefined) return callApi(getRequestFacets, { query: { serviceType: 0 } });
  return {
    categories: add(needs.categories, services.categories),
    subCategories: add(needs.subCategories, services.subCategories),
    countries: add(needs.countries, services.countries),
    logisticTypes: add(needs.logisticTypes, services.logisticTypes),
    shippingTypes: add(needs.shippingTypes, services.shippingTypes),
  };
}

export interface RequestListData extends ListEnd {
  query: RequestQuery;
  list: DataOf<typeof getRequestCards>;
  facets: Facets;
  /** Public requests by service type, for the tabs. */
  totals: Record<1 | 2 | 3 | 4, number>;
}

/** The query of an address, given the existing lookups. */
export const loadQuery = async (params: URLSearchParams, base: RequestListPath): Promise<RequestQuery> =>
  readRequestQuery(params, base, await knownNames());

/** Loads everything of a request list in parallel. */
export async function loadRequests(params: URLSearchParams, base: RequestListPath, reader: Language): Promise<RequestListData> {
  const known = await knownNames();
  const query = readRequestQuery(params, base, known);
  const body = requestBody(query, known);
  const asked = { ...body, language: apiLanguage(reader) };
  const loadList = async (): Promise<Pick<RequestListData, 'list' | 'facets'>> => {
    if (isFiltered(query)) return listWithFacets(getRequestCards, asked);
    const [list, whole] = await Promise.all([callApi(getRequestCards, { body: asked }), loadWhole(kindOf(query))]);
    return { list, facets: { ...whole, capped: [] } };
  };
  const [{ list, facets }, menu] = await Promise.all([loadList(), callApi(getMainMenuItems)]);
  return {
    query,
    list,
    facets,
    totals: { 1: menu.imports, 2: menu.exports, 3: menu.logisticNeeds, 4: menu.logisticServices },
    ...listEnd({ page: query.page, count: list.count, shown: list.requests.length }, params, (page) => requestAddress(query, { page })),
  };
}
