/** Trade facts as cells of a file: codes and plain numbers, which mean the same in every language, and the way back. */
import { asciiLowerCase, asciiUpperCase } from '../../../../contract/letter-case.ts';
import type { Country } from '../../../../contract/lookup/calls.ts';
import type { Product } from '../../../../contract/product/shapes.ts';
import { certificates, packagings, units } from '../../../../contract/trade/codes.ts';
import { foldText } from '../../../../contract/search/fold.ts';
import { languages } from '../../../i18n/languages.ts';
import { emptyFacts, factValues, type FactValues } from '../facts.ts';

export const factColumns = [
  'hs_code',
  'unit',
  'minimum_order',
  'price_from',
  'price_to',
  'currency',
  'lead_time_days',
  'origin',
  'packaging',
  'certificates',
] as const;
export type FactColumn = (typeof factColumns)[number];

export const factColumnOf: Readonly<Record<keyof FactValues, FactColumn>> = {
  hsCode: 'hs_code',
  unit: 'unit',
  minimumOrder: 'minimum_order',
  priceKind: 'price_from',
  priceFrom: 'price_from',
  priceTo: 'price_to',
  currency: 'currency',
  leadTimeDays: 'lead_time_days',
  originCountryId: 'origin',
  packaging: 'packaging',
  certificates: 'certificates',
};

/** Stands where a price would. */
const onRequest = 'onRequest';

/** Numbers with a point and ungrouped, countries by their two letters. */
export function factCellsOf({ facts = {} }: Pick<Product, 'facts'>): Record<FactColumn, string> {
  const values = factValues(facts, 'en');
  return {
    hs_code: values.hsCode,
    unit: values.unit,
    minimum_order: values.minimumOrder,
    price_from: values.priceKind === 'onRequest' ? onRequest : values.priceFrom,
    price_to: values.priceTo,
    currency: values.priceKind === 'stated' ? values.currency : '',
    lead_time_days: values.leadTimeDays,
    origin: asciiUpperCase(facts.origin ?? ''),
    packaging: values.packaging,
    certificates: values.certificates.join(', '),
  };
}

const marks = /[,،;؛|\n]/;
/** One of our codes however its letters are written; anything else stays, and is judged. */
const codeOf = (codes: readonly string[], cell: string): string =>
  codes.find((code) => asciiLowerCase(code) === asciiLowerCase(cell)) ?? cell;
/** A spreadsheet takes the first zero of a number away. */
const hsOf = (cell: string): string => (/^\d+$/.test(cell) && cell.length % 2 === 1 ? `0${cell}` : cell);

function countryOf(countries: readonly Country[], cell: string): string | null {
  const words = foldText(cell);
  const found = countries.find(
    ({ code, name }) => asciiLowerCase(code) === asciiLowerCase(cell) || languages.some((language) => foldText(name[language]) === words),
  );
  return found?.id ?? null;
}

/**
 * @param begun what the fields have without the file
 * @param said what the file says of a column; null where it says nothing new
 * @returns the fields after it, and whether a country is none
 */
export function readFactCells(
  begun: FactValues,
  said: (column: FactColumn) => string | null,
  countries: readonly Country[],
): { values: FactValues; isForeign: boolean } {
  const values = { ...begun };
  const read = (column: FactColumn, take: (cell: string) => void): void => {
    const cell = said(column)?.trim();
    if (cell !== undefined) take(cell);
  };
  let isForeign = false;
  read('hs_code', (cell) => (values.hsCode = hsOf(cell)));
  read('unit', (cell) => (values.unit = codeOf(units, cell)));
  read('minimum_order', (cell) => (values.minimumOrder = cell));
  read('price_from', (cell) => {
    const isAsked = asciiLowerCase(cell) === asciiLowerCase(onRequest);
    values.priceKind = isAsked ? 'onRequest' : cell === '' ? '' : 'stated';
    values.priceFrom = isAsked ? '' : cell;
  });
  read('price_to', (cell) => (values.priceTo = cell));
  read('currency', (cell) => (values.currency = asciiUpperCase(cell) || emptyFacts.currency));
  read('lead_time_days', (cell) => (values.leadTimeDays = cell));
  read('origin', (cell) => {
    values.originCountryId = cell === '' ? null : countryOf(countries, cell);
    isForeign = cell !== '' && values.originCountryId === null;
  });
  read('packaging', (cell) => (values.packaging = codeOf(packagings, cell)));
  read('certificates', (cell) => {
    values.certificates = cell
      .split(marks)
      .map((part) => codeOf(certificates, part.trim()))
      .filter(Boolean);
  });
  return { values, isForeign };
}
