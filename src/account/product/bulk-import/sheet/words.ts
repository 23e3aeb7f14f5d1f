/** The words that a product file may use instead of our codes: those of the forms and their usual synonyms, in all four languages. */
import { inEachLanguage, type Language, languages, localeOf } from '../../../../../contract/text/languages.ts';
import { asciiLowerCase } from '../../../../../contract/text/letter-case.ts';
import type { Country } from '../../../../../contract/lookup/schemas.ts';
import { foldText } from '../../../../../contract/search/fold.ts';
import {
  certificates,
  type Certificate,
  currencies,
  type Currency,
  type Incoterm,
  incoterms,
  packagings,
  type Packaging,
  units,
  type Unit,
} from '../../../../../contract/trade/codes.ts';
import type { TextsOf } from '../../../../i18n/keys.ts';
import { type Column, columns } from './columns.ts';
import { columnLabel } from './column-label.ts';

/** Formats values in one language. */
export interface Writer {
  t: TextsOf;
  language: Language;
}

interface Codes {
  column: Column;
  unit: Unit;
  packaging: Packaging;
  certificate: Certificate;
  currency: Currency;
  incoterm: Incoterm;
}
export type Kind = keyof Codes;

export interface Words {
  writers: Readonly<Record<Language, Writer>>;
  /**
   * @param language looked up first: `bağ` is a bundle in Turkish and would be a bag in English
   * @returns the code of a word in any language; null if it is unknown
   */
  find: <K extends Kind>(kind: K, word: string, language: Language) => Codes[K] | null;
  findCountry: (countries: readonly Country[], word: string) => Country | null;
  isOnRequest: (word: string) => boolean;
  isDays: (word: string) => boolean;
  /** The language of most of these headings; null if it cannot be determined. */
  languageOf: (headings: readonly string[], reader: Language) => Language | null;
}

/** Certificates whose names are usually shortened. */
const spokenCertificates = [
  'ce',
  'ukca',
  'eac',
  'halal',
  'kosher',
  'organic',
  'globalGap',
  'fairTrade',
  'bsci',
  'millTest',
  'inspection',
  'phytosanitary',
  'health',
  'origin',
  'oekoTex',
] as const;
const spokenCurrencies = ['USD', 'EUR', 'TRY', 'RUB', 'AED', 'SAR', 'CNY', 'GBP'] as const;
const spokenCountries = ['TR', 'RU', 'US', 'AE', 'GB', 'SA', 'CN', 'KR'] as const;

/** `m²` is `m2`, `ISO-9001` is `iso9001`; a sign such as `$` stays. */
const keyOf = (word: string): string => foldText(word).replaceAll(' ', '') || word.trim();
/** `ISO 9001:2015` */
const edition = /[\s:-]+(?:19|20)\d\d$/;
/** `Türkiye (TR)`, as the template lists it. */
const countryCode = /\(([A-Z]{2})\)\s*$/;
/** `Unit [unit]` */
const key = /\[\s*([a-z_]+)\s*\]\s*$/i;

const isIn = <Code extends string>(list: readonly Code[], code: string): code is Code => (list as readonly string[]).includes(code);
const split = (words: string): string[] => words.split(',');

/** `US dollar` and `$`, as the language writes them. Signs made of letters are abbreviations that several currencies share. */
const currencyNames = (code: Currency, language: Language): string[] => {
  const locale = localeOf[language];
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' });
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '';
  return [new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code, ...(foldText(sign) === '' ? [sign] : [])];
};

/** The words of a kind in one language, by code; the form's own word is first. */
export function wordsOf<K extends Kind>(kind: K, { t, language }: Writer): [Codes[K], string[]][];
export function wordsOf(kind: Kind, { t, language }: Writer): [string, string[]][] {
  switch (kind) {
    case 'column':
      return columns.map((code) => [code, [columnLabel(t, code), ...(code === 'id' ? [] : split(t(`bulkImport.words.column.${code}`)))]]);
    case 'unit':
      return units.map((code) => [code, [t(`trade.unitName.${code}`), ...split(t(`bulkImport.words.unit.${code}`))]]);
    case 'packaging':
      return packagings.map((code) => [code, [t(`trade.packaging.${code}`), ...split(t(`bulkImport.words.packaging.${code}`))]]);
    case 'certificate':
      return certificates.map((code) => [
        code,
        [t(`trade.certificate.${code}`), ...(isIn(spokenCertificates, code) ? split(t(`bulkImport.words.certificate.${code}`)) : [])],
      ]);
    case 'incoterm':
      return incoterms.map((code) => [code, [t(`trade.incoterm.${code}`)]]);
    case 'currency':
      return currencies.map((code) => [
        code,
        [...currencyNames(code, language), ...(isIn(spokenCurrencies, code) ? split(t(`bulkImport.words.currency.${code}`)) : [])],
      ]);
  }
}

/** @param texts of every language: `bulkImport`, `product` and `trade` */
export function wordsIn(texts: Readonly<Record<Language, TextsOf>>): Words {
  const writers = inEachLanguage((language): Writer => ({ t: texts[language], language }));
  const kinds = ['column', 'unit', 'packaging', 'certificate', 'currency', 'incoterm'] as const;
  const indexOf = (kind: Kind, writer: Writer): Map<string, string> =>
    new Map(wordsOf(kind, writer).flatMap(([code, words]) => [code, ...words].map((word): [string, string] => [keyOf(word), code])));
  const known = inEachLanguage((language) => Object.fromEntries(kinds.map((kind) => [kind, indexOf(kind, writers[language])]))) as Record<
    Language,
    Record<Kind, Map<string, string>>
  >;
  const textsOf = (name: 'onRequest' | 'days'): Set<string> =>
    new Set(languages.flatMap((language) => split(texts[language](`bulkImport.words.${name}`)).map(keyOf)));
  const [onRequest, days] = [textsOf('onRequest').add('onrequest'), textsOf('days')];
  const countryCodes = new Map(
    languages.flatMap((language) =>
      spokenCountries.flatMap((code) =>
        split(texts[language](`bulkImport.words.country.${code}`)).map((word): [string, string] => [keyOf(word), asciiLowerCase(code)]),
      ),
    ),
  );
  const lookUp = <K extends Kind>(kind: K, word: string, own: Language): Codes[K] | null => {
    const keys = [keyOf(word), keyOf(word.replace(edition, ''))];
    const found = [own, ...languages].flatMap((language) => keys.flatMap((each) => known[language][kind].get(each) ?? []));
    return (found[0] ?? null) as Codes[K] | null;
  };
  return {
    writers,
    find: (kind, word, language) =>
      lookUp(kind, kind === 'column' ? (key.exec(word)?.[1] ?? word) : word, language) ?? lookUp(kind, word.replace(key, ''), language),
    findCountry: (countries, word) => {
      const looked = keyOf(word);
      const code = countryCodes.get(looked) ?? asciiLowerCase(countryCode.exec(word)?.[1] ?? word.trim());
      const isMeant = (country: Country): boolean =>
        asciiLowerCase(country.code) === code || languages.some((language) => keyOf(country.name[language]) === looked);
      return countries.find(isMeant) ?? null;
    },
    isOnRequest: (word) => onRequest.has(keyOf(word)),
    isDays: (word) => word === '' || days.has(keyOf(word)),
    languageOf: (row, reader) => {
      const words = row.map((heading) => keyOf(heading.replace(key, '')));
      const count = (language: Language): number => words.filter((word) => known[language].column.has(word) && !isIn(columns, word)).length;
      const best = [reader, ...languages].reduce((one, other) => (count(other) > count(one) ? other : one));
      return count(best) === 0 ? null : best;
    },
  };
}
