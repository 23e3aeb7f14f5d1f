/** What is said of a row: its faults by row and column, and what became of it. */
import { uploadBytesMax } from '../../../../contract/limits.ts';
import { isolated } from '../../../../contract/isolate.ts';
import { blamedFields, fieldText } from '../../../form/field-errors.ts';
import { productFailureText } from '../../shared/product-failure.ts';
import type { useTexts } from '../../shared/texts.tsx';
import { productForm } from '../form.ts';
import { checkOf } from '../check-of.ts';
import type { Column } from './columns.ts';
import { type JudgedRow, type RowFault, columnOfField } from './rows.ts';
import type { Outcome } from './run.ts';

type Texts = Pick<ReturnType<typeof useTexts>, 't' | 'number'>;
export type RowState = JudgedRow['kind'] | Outcome['state'];

const million = 1_000_000;

const labels = {
  id: 'productImport.id',
  name: 'product.field.name',
  code: 'product.field.code',
  category: 'product.field.category',
  sub_category: 'product.field.subCategory',
  tags: 'product.field.tags',
  description: 'product.field.description',
  pictures: 'product.field.pictures',
  hs_code: 'trade.label.hsCode',
  unit: 'trade.label.unit',
  minimum_order: 'trade.label.minimumOrder',
  price_from: 'product.facts.priceFrom',
  price_to: 'productImport.priceTo',
  currency: 'trade.label.currency',
  lead_time_days: 'product.facts.leadTime',
  origin: 'trade.label.origin',
  packaging: 'trade.label.packaging',
  certificates: 'trade.label.certificates',
} as const satisfies Record<Column, string>;
export const columnLabel = (t: Texts['t'], column: Column): string => t(labels[column]);

/** The fault alone, as a field says it. */
export function faultWords({ t, number }: Texts, { check, code, detail }: RowFault): string {
  if (check !== undefined) return productForm.says(t, check);
  const shown = typeof detail === 'number' ? number(detail) : isolated(detail ?? '');
  return t(`productImport.fault.${code ?? 'tooManyCells'}`, { detail: shown, size: number(uploadBytesMax / million) });
}

/** With the row and the column that it is about. */
export function faultText(texts: Texts, row: number, fault: RowFault): string {
  const { t, number } = texts;
  const text = faultWords(texts, fault);
  return fault.column === null
    ? t('productImport.fault.row', { number: number(row), text })
    : t('productImport.fault.cell', { number: number(row), column: columnLabel(t, fault.column), text });
}

/** Why a row that was sent was not stored; null when it was. */
export function reasonText(texts: Texts, outcome: Outcome | undefined): string | null {
  if (outcome?.state !== 'failed') return null;
  const { t, number } = texts;
  if (outcome.failure === null)
    return t('productImport.fault.pictureFormat', { detail: isolated(outcome.picture ?? ''), size: number(uploadBytesMax / million) });
  const check = checkOf(outcome.failure);
  if (check !== null) return productForm.says(t, check.check);
  const blamed = outcome.failure.code === 'BAD_INPUT' ? blamedFields(outcome.failure.fields, productForm.names) : [];
  if (blamed.length === 0) return productFailureText(t, outcome.failure);
  return blamed
    .map(({ name, code }) => `${columnLabel(t, columnOfField[name as keyof typeof columnOfField])}: ${fieldText(t, code)}`)
    .join(' ');
}

export const stateOf = (row: JudgedRow, outcome: Outcome | undefined): RowState => outcome?.state ?? row.kind;
