/** Suggestions for a cell with an unknown value: the closest values of its list, or an example of a number. */
import type { Category, Country } from '../../../../contract/lookup/schemas.ts';
import { foldText } from '../../../../contract/search/fold.ts';
import { certificates, currencies, incoterms, packagings, units } from '../../../../contract/trade/codes.ts';
import { numberText } from '../../../form/typed-number.ts';
import { localeOf } from '../../../../contract/text/languages.ts';
import type { RowFault } from './rows.ts';
import type { Writer } from './sheet/words.ts';

/** Lists of the site. */
export interface Lists {
  categories: readonly Category[];
  countries: readonly Country[];
}

const named = 5;

const pairsOf = (word: string): string[] => {
  const letters = Array.from(` ${foldText(word)} `);
  return letters.slice(1).map((letter, place) => `${letters[place]}${letter}`);
};

/** The similarity of two words, 0 to 1: the pairs of letters they share (Dice coefficient). */
function likeness(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  const shared = pairs.filter((pair) => others.includes(pair)).length;
  return (2 * shared) / Math.max(1, pairs.length + others.length);
}

const closest = (values: readonly string[], word: string): string[] =>
  values
    .map((value) => ({ value, by: likeness(value, word) }))
    .sort((one, other) => other.by - one.by)
    .slice(0, named)
    .map(({ value }) => value);

/** Example values in the usual notation. */
const sample = { minimum_order: 1500, lead_time_days: 30, price_from: 12.5, price_to: 14.75 };

function listOf({ column, categoryId }: RowFault, { categories, countries }: Lists, { t, language }: Writer): readonly string[] {
  switch (column) {
    case 'unit':
      return units.map((code) => t(`trade.unitName.${code}`));
    case 'packaging':
      return packagings.map((code) => t(`trade.packaging.${code}`));
    case 'certificates':
      return certificates.map((code) => t(`trade.certificate.${code}`));
    case 'currency':
      return currencies;
    case 'delivery_term':
      return incoterms;
    case 'origin':
      return countries.map(({ name }) => name[language]);
    case 'category':
      return categories.map(({ description }) => description[language]);
    case 'sub_category':
      return categories.find(({ id }) => id === categoryId)?.subCategories.map(({ description }) => description[language]) ?? [];
    default:
      return [];
  }
}

/** @returns in the reader's language; empty if no value can be suggested */
export function suggestionFor(writer: Writer, fault: RowFault, lists: Lists): string {
  const { code, column, detail } = fault;
  if (code === 'numberUnknown') return numberText(sample[column as keyof typeof sample], writer.language);
  const values = listOf(fault, lists, writer);
  const right = code === 'subCategoryForeign' ? values : closest(values, String(detail ?? ''));
  return new Intl.ListFormat(localeOf[writer.language], { type: 'disjunction' }).format(right);
}
