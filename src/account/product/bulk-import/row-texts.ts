/** Texts about a row: its faults by column, and its result. */
import { uploadBytesMax } from '../../../../contract/limits.ts';
import { isolated } from '../../../../contract/text/isolate.ts';
import { blamedFields, fieldText } from '../../../form/field-errors.ts';
import { productFailureText } from '../../shared/gate/product-failure.ts';
import type { useTexts } from '../../shared/texts.tsx';
import { checkOf, productForm } from '../form.ts';
import { type Lists, suggestionFor } from './value-suggestions.ts';
import { type ImportRow, type RowFault, columnOfField } from './rows.ts';
import type { Outcome } from './run.ts';
import { columnLabel } from './sheet/column-label.ts';

type Texts = Pick<ReturnType<typeof useTexts>, 't' | 'number' | 'language'>;
export type RowState = ImportRow['kind'] | Outcome['state'];

const million = 1_000_000;
/** Longer values are cut; the reader finds them in the file. */
const shownLettersMax = 40;

/** The text of a fault without its cell. @param lists the values that can be chosen */
export function faultWords(texts: Texts, fault: RowFault, lists: Lists): string {
  const { t, number } = texts;
  const { check, code, detail } = fault;
  if (check !== undefined) return productForm.says(t, check);
  const shown = typeof detail === 'number' ? number(detail) : isolated(detail ?? '');
  return t(`bulkImport.fault.${code ?? 'tooManyCells'}`, {
    detail: shown,
    size: number(uploadBytesMax / million),
    right: suggestionFor(texts, fault, lists),
  });
}

/** With the cell as a spreadsheet names it, the column and the value. */
export function faultText(texts: Texts, row: number, fault: RowFault, lists: Lists): string {
  const { t, number } = texts;
  const text = faultWords(texts, fault, lists);
  if (fault.column === null) return t('bulkImport.fault.row', { number: number(row), text });
  const { cell, check, detail } = fault;
  const place = cell === undefined ? t('bulkImport.fault.place', { number: number(row) }) : isolated(cell);
  const column = columnLabel(t, fault.column);
  return check !== undefined && typeof detail === 'string' && detail.length <= shownLettersMax
    ? t('bulkImport.fault.cellValue', { cell: place, column, detail: isolated(detail), text })
    : t('bulkImport.fault.cell', { cell: place, column, text });
}

/** Why a sent row was not stored; null when it was. */
export function reasonText(texts: Texts, outcome: Outcome | undefined): string | null {
  if (outcome?.state !== 'failed') return null;
  const { t, number } = texts;
  if (outcome.failure === null)
    return t('bulkImport.fault.pictureFormat', { detail: isolated(outcome.picture ?? ''), size: number(uploadBytesMax / million) });
  if (outcome.picture !== undefined) return `${isolated(outcome.picture)}: ${productFailureText(t, outcome.failure)}`;
  const check = checkOf(outcome.failure);
  if (check !== null) return productForm.says(t, check.check);
  const blamed = outcome.failure.code === 'BAD_INPUT' ? blamedFields(outcome.failure.fields, productForm.names) : [];
  if (blamed.length === 0) return productFailureText(t, outcome.failure);
  return blamed
    .map(({ name, code }) => `${columnLabel(t, columnOfField[name as keyof typeof columnOfField])}: ${fieldText(t, code)}`)
    .join(' ');
}

export const stateOf = (row: ImportRow, outcome: Outcome | undefined): RowState => outcome?.state ?? row.kind;
