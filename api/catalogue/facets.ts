/** Counts beside filter values: what is counted and returned, by the table of a list's filters. */
import type { FacetCountsOf } from '../../contract/catalogue/facet-counts.ts';
import type { Filter, Filters } from '../../contract/catalogue/filter.ts';
import type { Lookups } from '../lookup/lookups.ts';
import type { FacetCounts } from './facet-store.ts';
import type { AskedList, SentFilters } from './list-filters.ts';

/** The filters with counts beside their values, with the kind of their words. */
const counted = <List extends Filters>({ filters, words }: AskedList<List>): [kind: string, filter: Filter, counts: string][] =>
  Object.entries(filters).flatMap(([name, filter]) =>
    filter.counts === undefined ? [] : [[words[name] as string, filter, filter.counts]],
  );

/** Offered sub-categories are those of the chosen category, or of the category of the chosen ones. */
function valuesOf({ from, codes = [] }: Filter, lookups: Lookups, { categoryId, subCategoryIds = [] }: SentFilters): readonly string[] {
  const { categories, countries, types, subCategoryById } = lookups;
  const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);
  if (from === undefined) return codes;
  if (from === 'categories') return idsOf(categories);
  if (from === 'countries') return [...countries.keys()];
  if (from === 'loadTypes') return idsOf(types.logistic);
  if (from === 'shippingTypes') return idsOf(types.shipping);
  const within = new Set([categoryId, ...subCategoryIds.map((id) => subCategoryById.get(id)?.categoryId)]);
  return categories.flatMap(({ id, subCategories }) => (within.has(id) ? idsOf(subCategories) : []));
}

/** Kind of words → the values that may be offered. */
export const offeredValues = <List extends Filters>(
  list: AskedList<List>,
  lookups: Lookups,
  sent: SentFilters,
): Record<string, readonly string[]> => Object.fromEntries(counted(list).map(([kind, filter]) => [kind, valuesOf(filter, lookups, sent)]));

/** `counts` are empty if the search itself finds nothing, since then nothing was counted. */
export function facetsOf<List extends Filters>(list: AskedList<List>, counts: FacetCounts, lookups: Lookups): FacetCountsOf<List> {
  const codeOf = (id: string): string => lookups.countries.get(id)?.code ?? '';
  const named = counted(list).map(([kind, { from }, name]) => {
    const values = counts[kind]?.values ?? [];
    return [name, from === 'countries' ? values.map((value) => ({ ...value, code: codeOf(value.id) })) : values];
  });
  const capped = counted(list).flatMap(([kind, , name]) => (counts[kind]?.isCapped === true ? [name] : []));
  return { ...Object.fromEntries(named), capped } as FacetCountsOf<List>;
}
