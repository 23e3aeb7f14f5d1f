/**
 * Schemas that derive from a list's table of filters: the filters of its call, and the facet counts of its answer. These are the values of
 * each filter that have results with the search words and the other filters, with their numbers, largest first (ADR 013).
 */
import * as z from 'zod/mini';
import { id, optionalId } from '../wire/wire.ts';
import type { Filter, Filters, SentOf } from './filter.ts';
import { companyFilters } from '../company/filters.ts';
import { productFilters } from '../product/filters.ts';
import { requestFilters } from '../request/filters.ts';

/** Maximum lengths of lists in calls; the plan may allow fewer (keywords: catalogue/keywords.ts). */
const filterValuesMax = 20;

type NumberNames<List extends Filters> = {
  [Name in keyof List]: List[Name] extends { isNumber: true } ? List[Name]['wire'] : never;
}[keyof List];
type SchemaOf<One extends Filter, Sent, Own> = One extends { isNumber: true }
  ? Own
  : One extends { many: true }
    ? z.ZodMiniOptional<z.ZodMiniType<Sent, Sent>>
    : typeof optionalId;
type ShapeOf<List extends Filters, Own> = {
  [Name in keyof List as List[Name]['wire']]: SchemaOf<
    List[Name],
    Exclude<SentOf<List>[List[Name]['wire'] & keyof SentOf<List>], undefined>,
    Own[List[Name]['wire'] & keyof Own]
  >;
};

function schemaOf({ many, codes }: Filter): z.ZodMiniType {
  if (!many) return optionalId;
  return z.optional(z.array(codes === undefined ? id : z.enum(codes, 'INVALID')).check(z.maxLength(filterValuesMax, 'TOO_MANY')));
}

/** @param own schemas of filters that are numbers: calls accept numbers for which addresses have no value */
export function filtersSchema<List extends Filters, const Own extends Record<NumberNames<List>, z.ZodMiniType>>(filters: List, own: Own) {
  const shape = Object.values(filters).map((filter) => [
    filter.wire,
    (own as Record<string, z.ZodMiniType>)[filter.wire] ?? schemaOf(filter),
  ]);
  return z.strictObject(Object.fromEntries(shape) as ShapeOf<List, Own>);
}

const counts = z.array(z.object({ id: z.string(), count: z.number() }));
const countryCounts = z.array(z.object({ id: z.string(), code: z.string(), count: z.number() }));
/** Names of counts that cover only the newest hits. */
const capped = z.array(z.string());

type CountsSchemaOf<One extends Filter> = One extends { from: 'countries' } ? typeof countryCounts : typeof counts;
type CountsShapeOf<List extends Filters> = {
  [Name in keyof List as List[Name] extends { counts: infer Counts extends string } ? Counts : never]: CountsSchemaOf<List[Name]>;
};

/** The schema of a list's counts. Of sub-categories, only those of the chosen category are counted. */
function countsSchema<List extends Filters>(filters: List) {
  const shape = Object.values(filters).flatMap((filter) =>
    filter.counts === undefined ? [] : [[filter.counts, filter.from === 'countries' ? countryCounts : counts]],
  );
  return z.object({ ...(Object.fromEntries(shape) as CountsShapeOf<List>), capped });
}

export const requestFacetCounts = countsSchema(requestFilters);
export const companyFacetCounts = countsSchema(companyFilters);
export const productFacetCounts = countsSchema(productFilters);
export type FacetCountsOf<List extends Filters> = z.infer<ReturnType<typeof countsSchema<List>>>;

/** Whether the answer contains counts. */
export const withFacets = z.optional(z.boolean());
