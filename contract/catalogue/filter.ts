/**
 * The filters of lists. Each list has one table of filters (contract/request/filters.ts …), with their names in addresses, in display
 * order. From it derive the parameters of pages, the schema of the call, facet counts, saved searches and the queries of the API (ADR 012).
 */
import { idPattern } from '../wire/ids.ts';
import { hsChapters } from '../trade/hs-code.ts';

/** Lookups that contain the values of a filter. */
export type LookupName = 'categories' | 'subCategories' | 'countries' | 'loadTypes' | 'shippingTypes';

/** A filter; contract/wire/page-query.ts parses it as a parameter of an address. */
export interface Filter {
  /** Name of the filter in `filters` of the list's call. */
  readonly wire: string;
  /** Permitted values in an address. */
  readonly pattern: RegExp;
  /** Several values may be chosen; one of them has to match. */
  readonly many?: true;
  /** The filter that this one narrows. */
  readonly within?: string;
  /** All possible values, if they are codes. */
  readonly codes?: readonly string[];
  /** The lookup with the values. Addresses contain ids, or two-letter codes for countries; the call always takes ids. */
  readonly from?: LookupName;
  /** The call takes numeric codes as numbers. */
  readonly isNumber?: true;
  /** Name of the facet counts in the list's answer; a filter without it has none. */
  readonly counts?: string;
  /** A list with a value of this filter is indexed by search engines as a separate list. */
  readonly isOwnList?: true;
}
export type Filters = Readonly<Record<string, Filter>>;

/** A filter with one of these codes. */
export const oneOf = <const Code extends string>(codes: readonly Code[]) => ({ codes, pattern: new RegExp(`^(?:${codes.join('|')})$`) });
export const manyOf = <const Code extends string>(codes: readonly Code[]) => ({ ...oneOf(codes), many: true }) as const;
/** A filter with ids of a lookup. */
export const manyFrom = <const From extends LookupName>(from: From) => ({ from, pattern: idPattern, many: true }) as const;
export const manyCountries = { from: 'countries', pattern: /^[a-z]{2}$/, many: true } as const;

/** The first filters of every list; a sub-category implies its category, unless a form sends it with all categories. */
export const categoryFilters = {
  category: { wire: 'categoryId', from: 'categories', pattern: idPattern, counts: 'categories', isOwnList: true },
  subCategory: { wire: 'subCategoryIds', ...manyFrom('subCategories'), within: 'category', counts: 'subCategories' },
} as const satisfies Filters;
export const countryFilter = { wire: 'countryIds', ...manyCountries, counts: 'countries' } as const satisfies Filter;
/** Chapters of the Harmonized System. */
export const hsFilter = { wire: 'hsChapters', ...manyOf(hsChapters) } as const satisfies Filter;

/** The values of a filter, if they are fixed codes. */
export type CodeOf<One> = One extends { codes: readonly (infer Code extends string)[] } ? Code : string;
type NumberOf<Code> = Code extends `${infer Value extends number}` ? Value : Code;
type SentCodeOf<One extends Filter> = One extends { isNumber: true } ? NumberOf<CodeOf<One>> : CodeOf<One>;

/** The chosen values of each filter; an empty text or list for none. */
export type ChosenOf<List extends Filters> = {
  readonly [Name in keyof List]: List[Name] extends { many: true } ? readonly CodeOf<List[Name]>[] : CodeOf<List[Name]> | '';
};
/** The chosen values in the form of the call. */
export type SentOf<List extends Filters> = {
  [Name in keyof List as List[Name]['wire']]?: List[Name] extends { many: true } ? SentCodeOf<List[Name]>[] : SentCodeOf<List[Name]>;
};
