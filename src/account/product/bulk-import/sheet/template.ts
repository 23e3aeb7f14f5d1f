/** The template of a product file: two examples and the values that are allowed in its cells. */
import type { Category, Country } from '../../../../../contract/lookup/schemas.ts';
import { asciiUpperCase } from '../../../../../contract/text/letter-case.ts';
import { certificates, currencies, incoterms, packagings, units } from '../../../../../contract/trade/codes.ts';
import { numberText } from '../../../../form/typed-number.ts';
import { localeOf } from '../../../../../contract/text/languages.ts';
import { columnLabel } from './column-label.ts';
import type { Cells, Column } from './columns.ts';
import type { Writer } from './words.ts';
import type { ListColumn } from './workbook.ts';

/** Two realistic products. They cannot be imported by mistake, because their pictures do not exist. */
export function exampleRows({ t, language }: Writer): Cells[] {
  const number = (value: number): string => numberText(value, language);
  const textsOf = (name: 'oil' | 'towel'): Cells => ({
    name: t(`bulkImport.example.${name}.name`),
    category: t(`bulkImport.example.${name}.category`),
    sub_category: t(`bulkImport.example.${name}.subCategory`),
    tags: t(`bulkImport.example.${name}.tags`),
    description: t(`bulkImport.example.${name}.description`),
  });
  return [
    {
      ...textsOf('oil'),
      code: 'OIL-5L',
      pictures: 'oil-front.jpg | oil-back.jpg',
      hs_code: '150920',
      unit: t('trade.unitName.LTR'),
      minimum_order: number(2000),
      price_from: number(5.75),
      price_to: number(6.4),
      currency: 'USD',
      delivery_term: 'FOB Mersin',
      lead_time_days: number(21),
      origin: 'TR',
      packaging: t('trade.packaging.cartons'),
      certificates: [t('trade.certificate.iso22000'), t('trade.certificate.halal')].join('; '),
    },
    {
      ...textsOf('towel'),
      code: 'TWL-70140',
      pictures: 'towel.jpg',
      hs_code: '630260',
      unit: t('trade.unitName.H87'),
      minimum_order: number(500),
      price_from: t('trade.onRequest'),
      lead_time_days: number(30),
      origin: 'TR',
      packaging: t('trade.packaging.pallets'),
      certificates: t('trade.certificate.oekoTex'),
    },
  ];
}

/** All values of the columns that have a list, in the reader's language. */
export function allowedValues(categories: readonly Category[], countries: readonly Country[], { t, language }: Writer): ListColumn[] {
  const { compare } = new Intl.Collator(localeOf[language]);
  const list = (column: Column, values: readonly string[]): ListColumn => ({ heading: columnLabel(t, column), values });
  const pairs = categories.flatMap(({ description, subCategories }) =>
    subCategories.map((sub) => [description[language], sub.description[language]]),
  );
  return [
    list(
      'category',
      pairs.map(([category = '']) => category),
    ),
    list(
      'sub_category',
      pairs.map(([, sub = '']) => sub),
    ),
    list(
      'unit',
      units.map((code) => t(`trade.unitName.${code}`)),
    ),
    list(
      'packaging',
      packagings.map((code) => t(`trade.packaging.${code}`)),
    ),
    list(
      'certificates',
      certificates.map((code) => t(`trade.certificate.${code}`)),
    ),
    list('currency', currencies),
    list(
      'delivery_term',
      incoterms.map((code) => `${code}: ${t(`trade.incoterm.${code}`)}`),
    ),
    list('price_from', [t('trade.onRequest')]),
    list('origin', countries.map(({ code, name }) => `${name[language]} (${asciiUpperCase(code)})`).sort(compare)),
  ];
}
