/** Trade facts as cells in the words and number format of the file's language, and back. */
import { asciiUpperCase } from '../../../../../contract/text/letter-case.ts';
import type { Country } from '../../../../../contract/lookup/schemas.ts';
import type { Product } from '../../../../../contract/product/shapes.ts';
import type { Certificate, Packaging, Unit } from '../../../../../contract/trade/codes.ts';
import { numberText, typedNumber } from '../../../../form/typed-number.ts';
import type { Language } from '../../../../../contract/text/languages.ts';
import { emptyFacts, factValues, type FactValues } from '../../facts.ts';
import type { FactColumn } from './fact-columns.ts';
import type { Words, Writer } from './words.ts';

/** Words as in the form, numbers without grouping in the format of the language, countries by their two letters. */
export function factCellsOf({ facts = {} }: Pick<Product, 'facts'>, writer: Writer): Record<FactColumn, string> {
  return { ...writtenFacts(factValues(facts, writer.language), writer), origin: asciiUpperCase(facts.origin ?? '') };
}

/** The cells of the form's fields, except the country, for which the form uses the id. */
export function writtenFacts(values: FactValues, { t }: Pick<Writer, 't'>): Record<Exclude<FactColumn, 'origin'>, string> {
  return {
    hs_code: values.hsCode,
    unit: values.unit === '' ? '' : t(`trade.unitName.${values.unit as Unit}`),
    minimum_order: values.minimumOrder,
    price_from: values.priceKind === 'onRequest' ? t('trade.onRequest') : values.priceFrom,
    price_to: values.priceTo,
    currency: values.priceKind === 'stated' ? values.currency : '',
    delivery_term: `${values.incoterm} ${values.deliveryPlace}`.trim(),
    lead_time_days: values.leadTimeDays,
    packaging: values.packaging === '' ? '' : t(`trade.packaging.${values.packaging as Packaging}`),
    certificates: values.certificates.map((code) => t(`trade.certificate.${code as Certificate}`)).join('; '),
  };
}

export interface FactFault {
  column: FactColumn;
  /** `listUnknown`: a word of no list; `numberUnknown`: no number, or one with another unit or currency. */
  code: 'listUnknown' | 'numberUnknown';
  /** The value of the cell. */
  detail: string;
}

const marks = /[,،;؛|\n]/;
/** A spreadsheet drops the leading zero of a number. */
const hsOf = (cell: string): string => (/^\d+$/.test(cell) && cell.length % 2 === 1 ? `0${cell}` : cell);

const digit = '[\\d\\u0660-\\u0669\\u06f0-\\u06f9]';
const amount = new RegExp(`^(\\D*?)(${digit}(?:[\\s.,'’\\u066b\\u066c]*${digit})*)(.*)$`, 'su');

/** `$3.20`, `12,50 TL`, `500 kg`: a number and the text beside it. */
function measured(cell: string, language: Language): { number: number; word: string } | null {
  const [, before = '', digits = '', after = ''] = amount.exec(cell) ?? [];
  const number = typedNumber(digits, language);
  return number === null || /^\s*[-−–]/.test(cell) ? null : { number, word: `${before.trim()}${after.trim()}` };
}

export interface FactReading {
  countries: readonly Country[];
  words: Words;
  /** The language of numbers in the file. */
  written: Language;
  /** The language of numbers in the form. */
  reader: Language;
}

/**
 * @param begun initial values, before the cells are read
 * @param valueIn the file's value of a column; null if there is nothing new
 * @returns the resulting fields, and cells with unknown values, which are kept in the fields as they are
 */
export function readFactCells(
  begun: FactValues,
  valueIn: (column: FactColumn) => string | null,
  { countries, words, written, reader }: FactReading,
): { values: FactValues; faults: readonly FactFault[] } {
  const values = { ...begun };
  const faults: FactFault[] = [];
  const read = (column: FactColumn, take: (cell: string) => boolean, code: FactFault['code'] = 'listUnknown'): void => {
    const cell = valueIn(column)?.trim();
    if (cell !== undefined && !take(cell)) faults.push({ column, code, detail: cell });
  };
  /** A cell's number in the form's format; null if its word contradicts the column beside it. */
  const numberOf = (cell: string, takesWord: (word: string) => boolean): string | null => {
    const found = measured(cell, written);
    return found === null || !takesWord(found.word) ? null : numberText(found.number, reader);
  };
  const takeNumber = (column: 'minimumOrder' | 'priceFrom' | 'priceTo' | 'leadTimeDays', takesWord: (word: string) => boolean) => {
    return (cell: string): boolean => {
      const number = cell === '' ? '' : numberOf(cell, takesWord);
      values[column] = number ?? cell;
      return number !== null;
    };
  };
  const isOfUnit = (word: string): boolean => {
    const unit = words.find('unit', word, written);
    if (word !== '' && unit !== null && values.unit === '') values.unit = unit;
    return word === '' || unit === values.unit;
  };
  const isStated = valueIn('currency') === null ? begun.priceKind === 'stated' : valueIn('currency')?.trim() !== '';
  const isOfCurrency = (word: string): boolean => {
    const currency = words.find('currency', word, written);
    if (word !== '' && currency !== null && !isStated) values.currency = currency;
    return word === '' || currency === values.currency;
  };

  read('hs_code', (cell) => {
    values.hsCode = hsOf(cell);
    return true;
  });
  read('unit', (cell) => {
    values.unit = words.find('unit', cell, written) ?? cell;
    return cell === '' || words.find('unit', cell, written) !== null;
  });
  read('minimum_order', takeNumber('minimumOrder', isOfUnit), 'numberUnknown');
  read('currency', (cell) => {
    values.currency = cell === '' ? emptyFacts.currency : (words.find('currency', cell, written) ?? cell);
    return cell === '' || words.find('currency', cell, written) !== null;
  });
  read(
    'price_from',
    (cell) => {
      const isAsked = words.isOnRequest(cell);
      values.priceKind = isAsked ? 'onRequest' : cell === '' ? '' : 'stated';
      return takeNumber('priceFrom', isOfCurrency)(isAsked ? '' : cell);
    },
    'numberUnknown',
  );
  read('price_to', takeNumber('priceTo', isOfCurrency), 'numberUnknown');
  read('delivery_term', (cell) => {
    // `FOB Mersin`, or the term in words.
    const [first = '', ...rest] = cell.split(/\s+/);
    const whole = words.find('incoterm', cell, written);
    const term = whole ?? words.find('incoterm', first, written);
    values.incoterm = term ?? first;
    values.deliveryPlace = whole === null ? rest.join(' ') : '';
    return cell === '' || term !== null;
  });
  read('lead_time_days', takeNumber('leadTimeDays', words.isDays), 'numberUnknown');
  read('origin', (cell) => {
    values.originCountryId = cell === '' ? null : (words.findCountry(countries, cell)?.id ?? null);
    return cell === '' || values.originCountryId !== null;
  });
  read('packaging', (cell) => {
    values.packaging = words.find('packaging', cell, written) ?? cell;
    return cell === '' || words.find('packaging', cell, written) !== null;
  });
  const parts = (valueIn('certificates') ?? '').split(marks).map((part) => part.trim());
  if (valueIn('certificates') !== null) {
    const known = parts.filter(Boolean).map((part) => ({ part, code: words.find('certificate', part, written) }));
    values.certificates = [...new Set(known.map(({ part, code }) => code ?? part))];
    const unknown = known.find(({ code }) => code === null);
    if (unknown !== undefined) faults.push({ column: 'certificates', code: 'listUnknown', detail: unknown.part });
  }
  return { values, faults };
}
