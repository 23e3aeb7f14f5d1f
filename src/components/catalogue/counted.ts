import type { Filter } from '../../../contract/catalogue/filter.ts';
import { asciiLowerCase } from '../../../contract/text/letter-case.ts';
import type { Choice } from './choice-rows.ts';
import type { FilterText } from './filter-texts.ts';

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
