/** Facet counts: the numbers beside the values of a filter. The list's table of filters says which filters have them. */
import type { FacetCountsOf } from '../../contract/catalogue/filter-schemas.ts';
import type { Filter, Filters } from '../../contract/catalogue/filter.ts';
import type { Lookups } from '../lookup/lookups.ts';
import type { FacetCounts } from './facet-store.ts';
import type { FilteredList, SentFilters } from './list-filters.ts';

/** The filters that have facet counts, each with the kind of its facet words and the field of its counts in the answer. */
const counted = <List extends Filters>({ filters, words }: FilteredList<List>): [kind: string, filter: Filter, counts: string][] =>
  Object.entries(filters).flatMap(([name, filter]) =>
    filter.counts === undefined ? [] : [[words[name] as string, filter, filter.counts]],
  );

/** All values of a filter. Sub-categories are those of the chosen category and of the categories of chosen sub-categories. */
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

/** The values that a filter may offer, by the kind of its facet words. */
export const offeredValues = <List extends Filters>(
  list: FilteredList<List>,
  lookups: Lookups,
  sent: SentFilters,
): Record<string, readonly string[]> => Object.fromEntries(counted(list).map(([kind, filter]) => [kind, valuesOf(filter, lookups, sent)]));

/** @param counts empty if the search finds nothing, since nothing is counted then */
export function facetsOf<List extends Filters>(list: FilteredList<List>, counts: FacetCounts, lookups: Lookups): FacetCountsOf<List> {
  const codeOf = (id: string): string => lookups.countries.get(id)?.code ?? '';
  const named = counted(list).map(([kind, { from }, name]) => {
    const values = counts[kind]?.values ?? [];
    return [name, from === 'countries' ? values.map((value) => ({ ...value, code: codeOf(value.id) })) : values];
  });
  const capped = counted(list).flatMap(([kind, , name]) => (counts[kind]?.isCapped === true ? [name] : []));
  return { ...Object.fromEntries(named), capped } as FacetCountsOf<List>;
}
