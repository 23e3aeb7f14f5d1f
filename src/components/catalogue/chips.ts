import type { Filters } from '../../../contract/catalogue/filter.ts';
import type { ListQuery } from '../../../contract/catalogue/list-query.ts';
import type { FilterText, FilterTexts } from './filter-texts.ts';

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
