/**
 * The query of a list in its address: words, filters, order and page. This part is common to all lists and derives from their table of
 * filters.
 */
import { listPageSize } from '../limits.ts';
import { addressWith, type PageQuery, pageNumber, pageText, readQuery, type ValuesOf } from '../wire/page-query.ts';
import type { ChosenOf, Filters, LookupName, SentOf } from './filter.ts';

/** The lookups by which values in an address are checked. */
export interface AddressLookups {
  categories: ReadonlyMap<string, unknown>;
  /** By two-letter code. */
  countries: ReadonlyMap<string, { id: string }>;
  categoryOf: (subCategoryId: string) => string | undefined;
}
export interface KnownTypes {
  loadTypes: ReadonlyMap<string, unknown>;
  shippingTypes: ReadonlyMap<string, unknown>;
}
type LookupsOf<List extends Filters> = { [Name in keyof List]: List[Name] extends { from: infer From } ? From : never }[keyof List];
type KnownFor<List extends Filters> = AddressLookups & Pick<KnownTypes, LookupsOf<List> & keyof KnownTypes>;

export type ListQuery<List extends Filters> = ChosenOf<List> & {
  /** Path of the list. */
  readonly base: string;
  /** Search words. */
  readonly value: string;
  /** From 1. */
  readonly page: number;
};
type Values = Readonly<Record<string, string | readonly string[]>>;

/** The state of the filters in which nothing is chosen. */
export const noneOf = <List extends Filters>(filters: List): ChosenOf<List> =>
  Object.fromEntries(Object.entries(filters).map(([name, { many }]) => [name, many ? [] : ''])) as ChosenOf<List>;

/** Whether a value is chosen in at least one of these filters. */
export const isAnyChosen = <List extends Filters>(chosen: ChosenOf<List>, filters: List): boolean =>
  Object.keys(filters).some((name) => (chosen as Values)[name]?.length !== 0);

/**
 * Parses an address. Unknown values are dropped, codes are sorted, and a sub-category adds its category, so that the page shows every
 * effective filter and the reader can remove it.
 */
export function readList<List extends Filters>(
  filters: List,
  { base, query, params, known }: { base: string; query: PageQuery; params: URLSearchParams; known: KnownFor<List> },
): ListQuery<List> & { readonly sort: string } {
  const read: Values = readQuery(query, params);
  const listOf = (name: string): readonly string[] => [read[name] ?? []].flat();
  const [asked = ''] = listOf('category');
  const category = known.categories.has(asked)
    ? asked
    : (listOf('subCategory')
        .map(known.categoryOf)
        .find((id) => id !== undefined) ?? '');
  const isKnown = (from: LookupName, value: string): boolean => {
    if (from === 'categories') return value === category;
    if (from === 'subCategories') return known.categoryOf(value) === category;
    return (known as AddressLookups & KnownTypes)[from].has(value);
  };
  const chosen = Object.entries(filters).map(([name, { many, from, codes = [] }]) => {
    const values = listOf(name);
    const meant = from === undefined ? codes.filter((code) => values.includes(code)) : values.filter((value) => isKnown(from, value));
    return [name, many ? meant : (meant[0] ?? '')];
  });
  const [value = '', sort = '', page = ''] = [read['value'], read['sort'], read['page']] as string[];
  return { ...(Object.fromEntries(chosen) as ChosenOf<List>), category, base, value, sort, page: pageNumber(page) };
}

/**
 * @param query all parameters in order
 * @param asked the values of the parameters, and the page
 */
export const listAddress = (base: string, query: PageQuery, asked: Readonly<Record<string, unknown>> & { readonly page: number }): string =>
  addressWith(base, query, { ...(asked as unknown as Partial<ValuesOf<PageQuery>>), page: pageText(asked.page) });

/** The input of the list's call, without the sort order. */
export function listBody<List extends Filters>(
  filters: List,
  query: ListQuery<List>,
  { countries }: Pick<AddressLookups, 'countries'>,
): { page: number; size: number; text?: string; filters: SentOf<List> } {
  const sent = Object.entries(filters).flatMap(([name, { wire, many, from, isNumber }]) => {
    const chosen = [(query as unknown as Values)[name] ?? []].flat().filter((value) => value !== '');
    const values = chosen.flatMap((value) => {
      if (from === 'countries') return countries.get(value)?.id ?? [];
      return isNumber && /^\d+$/.test(value) ? Number(value) : value;
    });
    return values.length === 0 ? [] : [[wire, many ? values : values[0]]];
  });
  return {
    page: query.page - 1,
    size: listPageSize,
    ...(query.value !== '' && { text: query.value }),
    filters: Object.fromEntries(sent) as SentOf<List>,
  };
}
