/** What pages call the filters of lists and their values: one table a list; a filter that is missing in one is a type error. */
import type { categoryFilters, CodeOf, countryFilter, Filters } from '../../../contract/catalogue/filter.ts';
import { categoriesShownFirst } from '../../../contract/limits.ts';
import type { Category, Country } from '../../../contract/lookup/schemas.ts';
import type { Visitor } from '../../server/visitor.ts';

export interface FilterText<Code extends string = string> {
  title: string;
  /** The word for none, where one of the values is chosen. */
  any?: string;
  /** @returns undefined for a value that has no name here */
  label(value: Code): string | undefined;
  /** A value's name where it stands alone, beside the list. */
  chip?(value: Code): string | undefined;
  /** How many values are in sight; the chosen ones always are. */
  first?: number;
  /** How many are offered, the most frequent ones. */
  offered?: number;
}
/** In the order in which the panel beside a list has them. */
export type FilterTexts<List extends Filters> = { readonly [Name in keyof List]: FilterText<CodeOf<List[Name]>> };

/** What categories and countries are called. */
export interface PlaceNames {
  categories: ReadonlyMap<string, Category>;
  /** By two-letter code. */
  countries: ReadonlyMap<string, Country>;
}

/** @param category the chosen one, whose sub-categories are named */
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
