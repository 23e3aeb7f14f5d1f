/** Filters of a list as its page shows them: names, the values to choose from, and chips of the chosen ones. */
import type { categoryFilters, CodeOf, countryFilter, Filter, Filters } from '../../../contract/catalogue/filter.ts';
import type { ListQuery } from '../../../contract/catalogue/list-query.ts';
import { categoriesShownFirst } from '../../../contract/limits.ts';
import type { Category, Country } from '../../../contract/lookup/schemas.ts';
import type { Visitor } from '../../server/visitor.ts';
import { asciiLowerCase } from '../../../contract/text/letter-case.ts';

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

export interface Choice {
  value: string;
  label: string;
  count?: number;
  /** A country's code. */
  flag?: string;
}

interface Counted {
  id: string;
  count: number;
  /** The two-letter code of a country, in capitals. */
  code?: string;
}
/** The counts of a list by their names. */
export type Facets = Readonly<Record<string, readonly Counted[] | readonly string[]>> & { readonly capped: readonly string[] };

/** The values to offer: those with results and the chosen ones, which have to stay removable. Without counts all codes are offered. */
export function choicesOf({ counts, codes = [], from }: Filter, text: FilterText, chosen: readonly string[], facets: Facets): Choice[] {
  const counted = counts === undefined ? [] : ((facets[counts] ?? []) as readonly Counted[]);
  const values =
    counts === undefined
      ? codes.map((id) => ({ id, count: 0 }))
      : counted.slice(0, text.offered).map(({ id, count, code }) => ({ id: code === undefined ? id : asciiLowerCase(code), count }));
  const missing = chosen.filter((id) => values.every((each) => each.id !== id)).map((id) => ({ id, count: 0 }));
  return [...values, ...missing].flatMap(({ id, count }): Choice[] => {
    const label = text.label(id);
    return label === undefined ? [] : [{ value: id, label, count, ...(from === 'countries' && { flag: id }) }];
  });
}

export interface Chip {
  label: string;
  /** The address without this filter. */
  without: string;
  flag?: string;
  /** Typed by the visitor. */
  isText?: boolean;
}

type Chosen = Readonly<Record<string, string | readonly string[]>>;

/** Chosen filters, each with the address without it; removing a category removes its sub-category. */
export function chipsOf<List extends Filters>(
  filters: List,
  texts: FilterTexts<List>,
  query: ListQuery<List>,
  address: (change: Partial<ListQuery<List>>) => string,
): Chip[] {
  const addressOf = (change: Chosen) => address(change as Partial<ListQuery<List>>);
  const words: Chip[] = query.value === '' ? [] : [{ label: query.value, without: addressOf({ value: '' }), isText: true }];
  const chosen = Object.entries(filters).flatMap(([name, { many, from }]) => {
    const text: FilterText = texts[name] as FilterText;
    const values = [(query as unknown as Chosen)[name] ?? []].flat();
    return values.flatMap((value): Chip[] => {
      const label = value === '' ? undefined : (text.chip?.(value) ?? text.label(value));
      if (label === undefined) return [];
      const others = many ? values.filter((each) => each !== value) : '';
      const without = addressOf({ [name]: others, ...(from === 'categories' && { subCategory: [] }) });
      return [{ label, without, ...(from === 'countries' && { flag: value }) }];
    });
  });
  return [...words, ...chosen];
}
