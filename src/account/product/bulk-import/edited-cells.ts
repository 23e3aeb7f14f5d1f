/** Converts a row to the fields of the product form, and the corrected fields back to cells. */
import { asciiUpperCase } from '../../../../contract/text/letter-case.ts';
import { certificates, currencies, incoterms, packagings, units } from '../../../../contract/trade/codes.ts';
import type { Language } from '../../../../contract/text/languages.ts';
import type { FormOf } from '../../../form/form-of.ts';
import { numberIn } from '../../../form/typed-number.ts';
import { emptyFacts, type FactValues } from '../facts.ts';
import { type ProductCheck, productForm, type ProductValues } from '../form.ts';
import type { Lists } from './value-suggestions.ts';
import { columnOfField, type ImportRow } from './rows.ts';
import { nameIn } from './sheet/cells.ts';
import type { Cells, Column } from './sheet/columns.ts';
import { writtenFacts } from './sheet/fact-cells.ts';
import type { Writer } from './sheet/words.ts';

/** What the correction of a row needs besides its cells: pictures by name, and the product that the row changes. */
export interface RowValues extends Omit<ProductValues, 'pictures'> {
  id: string;
  pictures: string;
}

export const rowForm: FormOf<RowValues, ProductCheck> = { rules: [], names: {}, draft: productForm.draft ?? {}, says: productForm.says };

const oneOf = (codes: readonly string[], code: string, none: string): string => (codes.includes(code) ? code : none);

/** Initial values of the fields. A word that no list contains is shown as a fault at its field. */
export const rowValues = ({ values, cells }: ImportRow): RowValues => ({
  ...values,
  id: cells.id ?? '',
  pictures: cells.pictures ?? '',
  unit: oneOf(units, values.unit, ''),
  packaging: oneOf(packagings, values.packaging, ''),
  incoterm: oneOf(incoterms, values.incoterm, ''),
  currency: oneOf(currencies, values.currency, emptyFacts.currency),
  certificates: values.certificates.filter((code) => (certificates as readonly string[]).includes(code)),
});

/** Converts numbers between two languages; other text stays. */
const numbersIn = (values: FactValues, from: Language, to: Language): FactValues => {
  const written = (text: string): string => numberIn(text, from, to);
  const { minimumOrder, priceFrom, priceTo, leadTimeDays } = values;
  return {
    ...values,
    minimumOrder: written(minimumOrder),
    priceFrom: written(priceFrom),
    priceTo: written(priceTo),
    leadTimeDays: written(leadTimeDays),
  };
};

/**
 * @param values of the fields
 * @param reader whose language the fields use
 * @param writer for the language of the file
 * @returns the row's cells: cells of fields that were changed, or that had unknown values, are replaced
 */
export function editedCells(row: ImportRow, values: RowValues, { categories, countries }: Lists, reader: Language, writer: Writer): Cells {
  const begun = rowValues(row);
  const category = categories.find(({ id }) => id === values.categoryId);
  const written: Readonly<Record<Column, string>> = {
    id: values.id,
    name: values.name,
    code: values.code,
    category: values.categoryId === '' ? '' : nameIn(categories, values.categoryId, writer.language),
    sub_category: values.subCategoryId === '' ? '' : nameIn(category?.subCategories ?? [], values.subCategoryId, writer.language),
    tags: values.keywords.join(', '),
    description: values.description,
    pictures: values.pictures,
    ...writtenFacts(numbersIn(values, reader, writer.language), writer),
    origin: asciiUpperCase(countries.find(({ id }) => id === values.originCountryId)?.code ?? ''),
  };
  const fields = Object.keys(columnOfField) as (keyof typeof columnOfField)[];
  const changed = fields
    .filter((field) => JSON.stringify(values[field]) !== JSON.stringify(begun[field]))
    .map((field) => columnOfField[field]);
  const unknown = row.faults.flatMap(({ column, code }) =>
    column !== null && (code === 'listUnknown' || code === 'numberUnknown') ? [column] : [],
  );
  const taken = new Set<Column>([...changed, ...unknown, ...(values.id === begun.id ? [] : (['id'] as const))]);
  return { ...row.cells, ...Object.fromEntries([...taken].map((column) => [column, written[column]])) };
}
