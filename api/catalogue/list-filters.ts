/**
 * Converts filters to groups of facet words, which every index of the list contains (facet-words.ts). Each list has a table with the names
 * of its filters in the contract; a missing filter is a type error.
 */
import type { Filter, Filters, SentOf } from '../../contract/catalogue/filter.ts';
import { companyFilters } from '../../contract/company/filters.ts';
import { dayMs, requestPublicMs } from '../../contract/limits.ts';
import { productFilters } from '../../contract/product/filters.ts';
import { requestFilters } from '../../contract/request/filters.ts';
import { dayWord, type FacetKind } from '../lookup/facet-words.ts';
import { anyOfKind, type FacetGroup } from './match.ts';

/** The kind of facet words that have the values as ids or codes, or a function for filters with another meaning. */
type AskedAs<One extends Filter, Value> = One extends { counts: string }
  ? FacetKind
  : FacetKind | ((value: Value, now: number) => FacetGroup);

/** A list: its filters and their facet words. */
export interface FilteredList<List extends Filters = Filters> {
  readonly filters: List;
  readonly words: {
    readonly [Name in keyof List]: AskedAs<List[Name], Exclude<SentOf<List>[List[Name]['wire'] & keyof SentOf<List>], undefined>>;
  };
}
/** As {@link groupsOf} takes it from a body. */
export type SentFilters = Readonly<Record<string, unknown>> & {
  categoryId?: string | undefined;
  subCategoryIds?: readonly string[] | undefined;
};

/** The last days that match a minimum validity, up to the maximum of 60 days (docs/behaviour.md#request-states). */
const lastDays = (validDays: number, now: number): FacetGroup =>
  Array.from({ length: requestPublicMs / dayMs - validDays + 1 }, (_, index) =>
    dayWord(new Date(now + (validDays + index) * dayMs).toISOString().slice(0, 10)),
  );

const ofEveryList = { category: 'c', subCategory: 's', country: 'k' } as const;
export const requestList: FilteredList<typeof requestFilters> = {
  filters: requestFilters,
  words: {
    type: (type) => (type === 'other' ? ['t3', 't4'] : [`t${type}`]),
    ...ofEveryList,
    loadType: 'l',
    shippingType: 'p',
    hs: 'h',
    incoterm: 'i',
    origin: 'o',
    destination: 'd',
    certificate: 'q',
    valid: lastDays,
  },
};
export const companyList: FilteredList<typeof companyFilters> = { filters: companyFilters, words: { ...ofEveryList, serviceType: 'a' } };
export const productList: FilteredList<typeof productFilters> = { filters: productFilters, words: { ...ofEveryList, hs: 'h' } };

/** Kinds of words, or a function that makes them from a value. */
type Words = FacetKind | ((value: unknown, now: number) => FacetGroup);

/**
 * The groups of facet words for the chosen filters; a sub-category implies its category. @returns null if no chosen sub-category belongs to
 * the chosen category
 */
export function groupsOf<List extends Filters>(
  { filters, words }: FilteredList<List>,
  sent: SentFilters,
  categoryOf: (subCategoryId: string) => string | undefined,
  now: number,
): FacetGroup[] | null {
  const { categoryId, subCategoryIds = [] } = sent;
  const within = categoryId === undefined ? subCategoryIds : subCategoryIds.filter((id) => categoryOf(id) === categoryId);
  if (subCategoryIds.length > 0 && within.length === 0) return null;
  const asked: SentFilters = within.length > 0 ? { ...sent, categoryId: undefined, subCategoryIds: within } : sent;
  return Object.entries(filters).flatMap(([name, { wire }]) => {
    const value = asked[wire];
    // 0 means any.
    if (value === undefined || value === 0) return [];
    const kind = words[name] as Words;
    return typeof kind === 'function' ? [kind(value, now)] : anyOfKind(kind, [value].flat() as (string | number)[]);
  });
}

/** The kinds of facet words that saved searches can contain. */
export const searchableKinds: readonly FacetKind[] = [requestList, productList]
  .flatMap(({ words }) => Object.values<unknown>(words))
  .filter((kind): kind is FacetKind => typeof kind === 'string');
