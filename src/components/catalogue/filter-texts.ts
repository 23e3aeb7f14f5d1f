/** Labels of filters and their values, one table per list. A filter without a label is a type error. */
import type { categoryFilters, CodeOf, countryFilter, Filters } from '../../../contract/catalogue/filter.ts';
import { categoriesShownFirst } from '../../../contract/limits.ts';
import type { Category, Country } from '../../../contract/lookup/schemas.ts';
import type { Visitor } from '../../server/visitor.ts';

export interface FilterText<Code extends string = string> {
  title: string;
  /** Label of "any", for a single choice. */
  any?: string;
  /** @returns undefined for a value that has no name here */
  label(value: Code): string | undefined;
  /** Label of a value on its own, beside the list. */
  chip?(value: Code): string | undefined;
  /** Number of values that are visible at once, in addition to the chosen ones. */
  first?: number;
  /** Number of offered values, most frequent first. */
  offered?: number;
}
/** The order is that of the panel beside the list. */
export type FilterTexts<List extends Filters> = { readonly [Name in keyof List]: FilterText<CodeOf<List[Name]>> };

/** Names of categories and countries. */
export interface PlaceNames {
  categories: ReadonlyMap<string, Category>;
  /** By two-letter code. */
  countries: ReadonlyMap<string, Country>;
}

/** @param category the chosen category, for the names of its sub-categories */
export function textsOfEveryList(
  { t, language }: Visitor,
  { categories, countries }: PlaceNames,
  category: string,
): FilterTexts<typeof categoryFilters & { country: typeof countryFilter }> {
  const subs = new Map(categories.get(category)?.subCategories.map(({ id, description }) => [id, description[language]]));
  return {
    category: {
      title: t('search.category'),
      any: t('search.allCategories'),
      label: (id) => categories.get(id)?.description[language],
      first: categoriesShownFirst,
    },
    subCategory: { title: t('search.subCategory'), label: (id) => subs.get(id) },
    country: { title: t('search.country'), label: (code) => countries.get(code)?.name[language] ?? code, first: 8 },
  };
}
