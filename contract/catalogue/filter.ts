/**
 * What a list is narrowed by. A list has one table of its filters (contract/request/filters.ts …), by their names in an address; the order is that
 * of addresses. The pages' parameters, the call's schema, the counts beside the values, saved searches and the API's questions derive from it
 * (ADR 012).
 */
import { idPattern } from '../wire/ids.ts';
import { hsChapters } from '../trade/codes.ts';

/** Lists of names in which the value of an address is looked up. */
export type LookupName = 'categories' | 'subCategories' | 'countries' | 'loadTypes' | 'shippingTypes';

/** One filter; as a parameter of a page's address it is read by contract/wire/page-query.ts. */
export interface Filter {
  /** Its name in the `filters` of the list's call. */
  readonly wire: string;
  /** What an address may say. */
  readonly pattern: RegExp;
  /** Several may be chosen: what has one of them fits. */
  readonly many?: true;
  /** All values there are. */
  readonly codes?: readonly string[];
  /** Where its values are looked up: ids, and of countries two-letter codes, which the call takes as ids. */
  readonly from?: LookupName;
  /** The call takes codes that are numbers as numbers. */
  readonly isNumber?: true;
  /** The name that the counts beside its values have in the list's answer. */
  readonly counts?: string;
  /** A value makes a list of its own for search engines; other filters only narrow one. */
  readonly isOwnList?: true;
}
export type Filters = Readonly<Record<string, Filter>>;

/** One of these codes. */
export const oneOf = <const Code extends string>(codes: readonly Code[]) => ({ codes, pattern: new RegExp(`^(?:${codes.join('|')})$`) });
export const manyOf = <const Code extends string>(codes: readonly Code[]) => ({ ...oneOf(codes), many: true }) as const;
/** Ids of a lookup. */
export const manyFrom = <const From extends LookupName>(from: From) => ({ from, pattern: idPattern, many: true }) as const;
export const manyCountries = { from: 'countries', pattern: /^[a-z]{2}$/, many: true } as const;

/** The first filters of every list; a sub-category implies its category. */
export const categoryFilters = {
  category: { wire: 'categoryId', from: 'categories', pattern: idPattern, counts: 'categories', isOwnList: true },
  subCategory: { wire: 'subCategoryIds', ...manyFrom('subCategories'), counts: 'subCategories' },
} as const satisfies Filters;
export const countryFilter = { wire: 'countryIds', ...manyCountries, counts: 'countries' } as const satisfies Filter;
/** Chapters of the Harmonized System. */
export const hsFilter = { wire: 'hsChapters', ...manyOf(hsChapters) } as const satisfies Filter;

/** Its values, where they are known. */
export type CodeOf<One> = One extends { codes: readonly (infer Code extends string)[] } ? Code : string;
type NumberOf<Code> = Code extends `${infer Value extends number}` ? Value : Code;
type SentCodeOf<One extends Filter> = One extends { isNumber: true } ? NumberOf<CodeOf<One>> : CodeOf<One>;

/** What is chosen: an empty text or list where nothing is. */
export type ChosenOf<List extends Filters> = {
  readonly [Name in keyof List]: List[Name] extends { many: true } ? readonly CodeOf<List[Name]>[] : CodeOf<List[Name]> | '';
};
/** The same as the list's call takes it. */
export type SentOf<List extends Filters> = {
  [Name in keyof List as List[Name]['wire']]?: List[Name] extends { many: true } ? SentCodeOf<List[Name]>[] : SentCodeOf<List[Name]>;
};
