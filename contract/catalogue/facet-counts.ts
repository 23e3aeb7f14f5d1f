/**
 * Facet counts: the values of each filter that have results with the search words and the other filters, with their numbers, largest first
 * (ADR 013).
 */
import * as z from 'zod/mini';
import { companyFilters } from '../company/filters.ts';
import { productFilters } from '../product/filters.ts';
import { requestFilters } from '../request/filters.ts';
import type { Filter, Filters } from './filter.ts';

const counts = z.array(z.object({ id: z.string(), count: z.number() }));
const countryCounts = z.array(z.object({ id: z.string(), code: z.string(), count: z.number() }));
/** Names of counts that cover only the newest hits. */
const capped = z.array(z.string());

type SchemaOf<One extends Filter> = One extends { from: 'countries' } ? typeof countryCounts : typeof counts;
type ShapeOf<List extends Filters> = {
  [Name in keyof List as List[Name] extends { counts: infer Counts extends string } ? Counts : never]: SchemaOf<List[Name]>;
};

/** The schema of a list's counts. Of sub-categories, only those of the chosen category are counted. */
function countsSchema<List extends Filters>(filters: List) {
  const shape = Object.values(filters).flatMap((filter) =>
    filter.counts === undefined ? [] : [[filter.counts, filter.from === 'countries' ? countryCounts : counts]],
  );
  return z.object({ ...(Object.fromEntries(shape) as ShapeOf<List>), capped });
}

export const requestFacetCounts = countsSchema(requestFilters);
export const companyFacetCounts = countsSchema(companyFilters);
export const productFacetCounts = countsSchema(productFilters);
export type FacetCountsOf<List extends Filters> = z.infer<ReturnType<typeof countsSchema<List>>>;

/** Whether the answer contains counts. */
export const withFacets = z.optional(z.boolean());
