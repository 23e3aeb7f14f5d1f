import { useEffect } from 'react';
import { productLengths } from '../../../../contract/product/fields.ts';
import { LongTextInput } from '../../../form/fields/LongTextInput.tsx';
import { TextInput } from '../../../form/fields/TextInput.tsx';
import { LeaveGuard } from '../../../form/LeaveGuard.tsx';
import { useForm } from '../../../form/use-form.ts';
import { CategoryFields } from '../../shared/fields/CategoryFields.tsx';
import { FormDialog } from '../../shared/FormDialog.tsx';
import { KeywordsField } from '../../shared/fields/KeywordsField.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { FactFields } from '../FactFields.tsx';
import { editedCells, rowForm, rowValues, type RowValues } from './edited-cells.ts';
import type { Lists } from './value-suggestions.ts';
import { faultWords } from './row-texts.ts';
import { columnOfField, type ImportRow } from './rows.ts';
import type { Cells } from './sheet/columns.ts';
import type { Writer } from './sheet/words.ts';

export interface EditRowProps {
  /** The row that is corrected; null while there is none. */
  row: ImportRow | null;
  /** Hash of the file's bytes. */
  fileHash: string;
  /** Leaving the page would lose a part of the import. */
  isHeld: boolean;
  /** Corrections are restored when the same file is chosen again. */
  isStored: boolean;
  lists: Lists;
  /** Formats values in the language of the file. */
  writer: Writer;
  /** The plan's limit of keywords for the row. */
  keywordsMax: number;
  onClose: () => void;
  onSave: (cells: Cells) => void;
}

/** Corrects a row. Leaving asks first if a correction or rows in progress would be lost. */
export function EditRow({ row, isHeld, isStored, ...dialog }: EditRowProps) {
  return (
    <>
      <LeaveGuard isActive={isHeld} isStored={isStored} />
      {row !== null && <EditRowDialog key={row.number} row={row} {...dialog} />}
    </>
  );
}

const fields = ['id', ...Object.keys(columnOfField)] as (keyof RowValues & (keyof typeof columnOfField | 'id'))[];

/** A row in the fields of the product form, each with its fault. */
function EditRowDialog({
  row,
  fileHash,
  lists,
  writer,
  keywordsMax,
  onClose,
  onSave,
}: Omit<EditRowProps, 'isHeld' | 'isStored'> & { row: ImportRow }) {
  const texts = useTexts();
  const { t, number, language } = texts;
  const { form, draft } = useForm(rowForm, rowValues(row), { draft: { name: 'product-row', within: fileHash, id: `${row.number}` } });
  useEffect(() => {
    for (const fault of row.faults) {
      const field = fields.find((each) => (each === 'id' ? 'id' : columnOfField[each]) === fault.column);
      if (field !== undefined) form.setError(field, { message: faultWords(texts, fault, lists) });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the faults of the time when the dialog was opened
  }, []);
  return (
    <FormDialog
      form={form}
      draft={draft}
      title={t('bulkImport.mend.title', { number: number(row.number) })}
      submitLabel={t('bulkImport.mend.save')}
      wide
      onSubmit={() => {
        draft?.forget();
        onSave(editedCells(row, form.getValues(), lists, language, writer));
      }}
      onClose={onClose}
    >
      <p className="soft text-sm">{t('bulkImport.mend.hint')}</p>
      <TextInput<RowValues> name="name" label={t('product.field.name')} maxLength={productLengths.name} dir="auto" isRequired />
      <LongTextInput<RowValues> name="description" label={t('product.field.description')} rows={5} isRequired />
      <KeywordsField label={t('product.field.tags')} limit={keywordsMax} isNameWritten />
      <div className="form-grid">
        <CategoryFields label={t('product.field.category')} subLabel={t('product.field.subCategory')} />
        <TextInput<RowValues>
          name="code"
          label={t('product.field.code')}
          optionalLabel={t('common.optional')}
          maxLength={productLengths.code}
          dir="ltr"
        />
        <TextInput<RowValues> name="id" label={t('bulkImport.id')} optionalLabel={t('common.optional')} dir="ltr" />
        <div className="whole">
          <TextInput<RowValues> name="pictures" label={t('product.field.pictures')} hint={t('bulkImport.mend.pictures')} dir="ltr" />
        </div>
      </div>
      <FactFields />
    </FormDialog>
  );
}
