/**
 * Lists with cached counts beside their filters. The counts of a query are the same on each page, in each order and language. They are
 * cached as long as other counts that people change (worker/cache/lookup-rules.ts), so that paging reads them once.
 */
import type { BodyInputOf, DataOf } from '../../contract/wire/call.ts';
import type { Filters } from '../../contract/catalogue/filter.ts';
import type { getCompanyCards } from '../../contract/company/calls.ts';
import { companyFilters } from '../../contract/company/filters.ts';
import type { searchProducts } from '../../contract/product/calls.ts';
import { productFilters } from '../../contract/product/filters.ts';
import type { getRequestCards } from '../../contract/request/calls.ts';
import { requestFilters } from '../../contract/request/filters.ts';
import { lookupAgeMaxMs } from '../../contract/limits.ts';
import { BoundedMap } from '../../worker/cache/bounded-map.ts';
import { isStale } from '../../worker/cache/changed.ts';
import { callApi } from './call-api.ts';

type ListCall = typeof getRequestCards | typeof getCompanyCards | typeof searchProducts;
type Facets<Data> = Data extends { facets?: infer Known } ? NonNullable<Known> : never;
export type FacetsOf<Call extends ListCall> = Facets<DataOf<Call>>;
/** The common input of these lists. */
type Body = { text?: string | undefined; filters?: object | undefined; withFacets?: boolean | undefined };

interface Counts {
  readonly facets: unknown;
  readonly at: number;
}

const weightMax = 2_000_000;
/** Approximate weight of a list's counts with its key. */
const weight = 10_000;
const cached = new BoundedMap<Counts>(weightMax);

const countsOf = (filters: Filters): [name: string, counts: []][] =>
  Object.values(filters).flatMap(({ counts }) => (counts === undefined ? [] : [[counts, []]]));
/** Used for another provider's API, which may return no counts. */
const noFacets = {
  ...Object.fromEntries([requestFilters, companyFilters, productFilters].flatMap(countsOf)),
  capped: [],
};

/**
 * Reads a page of a list, and its counts if they are not cached.
 * @throws ApiFailure as {@link callApi}
 */
export async function listWithFacets<Call extends ListCall>(
  call: Call,
  body: BodyInputOf<Call>,
): Promise<{ list: DataOf<Call>; facets: FacetsOf<Call> }> {
  const asked = body as Body;
  const { text, filters } = asked;
  const key = `${call.name} ${JSON.stringify({ text, filters })}`;
  // The age of the counts is measured from before the request.
  const at = Date.now();
  const known = cached.get(key);
  const isKnown = known !== undefined && at - known.at < lookupAgeMaxMs && !isStale(known.at, call.reads);
  const list = await callApi(call, { body: (isKnown ? asked : { ...asked, withFacets: true }) as BodyInputOf<Call> });
  if (isKnown) return { list, facets: known.facets as FacetsOf<Call> };
  const facets = ((list as { facets?: unknown }).facets ?? noFacets) as FacetsOf<Call>;
  cached.set(key, { facets, at }, weight);
  return { list, facets };
}
