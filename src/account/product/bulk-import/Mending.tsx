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
import { mendedCells, mendForm, mendValues, type MendValues } from './mended-cells.ts';
import type { Lists } from './right-values.ts';
import { faultWords } from './row-texts.ts';
import { columnOfField, type JudgedRow } from './rows.ts';
import type { Cells } from './sheet/columns.ts';
import type { Writer } from './sheet/words.ts';

export interface MendingProps {
  /** The row that is mended; null while none is. */
  row: JudgedRow | null;
  /** Of the file's bytes. */
  print: string;
  /** Something of the import is lost with the page. */
  isHeld: boolean;
  /** It is here again when the file is chosen once more. */
  isKept: boolean;
  lists: Lists;
  /** Of the language in which the file is written. */
  writer: Writer;
  /** How many keywords the plan allows for the row. */
  keywordsMax: number;
  onClose: () => void;
  onSave: (cells: Cells) => void;
}

/** Mending a row; neither that nor rows that are under way are lost without a question. */
export function Mending({ row, isHeld, isKept, ...dialog }: MendingProps) {
  return (
    <>
      <LeaveGuard isActive={isHeld} isKept={isKept} />
      {row !== null && <MendDialog key={row.number} row={row} {...dialog} />}
    </>
  );
}

const fields = ['id', ...Object.keys(columnOfField)] as (keyof MendValues & (keyof typeof columnOfField | 'id'))[];

/** One row in the fields of the product's form, each with what is wrong with it. */
function MendDialog({
  row,
  print,
  lists,
  writer,
  keywordsMax,
  onClose,
  onSave,
}: Omit<MendingProps, 'isHeld' | 'isKept'> & { row: JudgedRow }) {
  const texts = useTexts();
  const { t, number, language } = texts;
  const { form, draft } = useForm(mendForm, mendValues(row), { draft: { name: 'product-row', within: print, id: `${row.number}` } });
  useEffect(() => {
    for (const fault of row.faults) {
      const field = fields.find((each) => (each === 'id' ? 'id' : columnOfField[each]) === fault.column);
      if (field !== undefined) form.setError(field, { message: faultWords(texts, fault, lists) });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- what was wrong when the dialog was opened
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
        onSave(mendedCells(row, form.getValues(), lists, language, writer));
      }}
      onClose={onClose}
    >
      <p className="soft text-sm">{t('bulkImport.mend.hint')}</p>
      <TextInput<MendValues> name="name" label={t('product.field.name')} maxLength={productLengths.name} dir="auto" isRequired />
      <LongTextInput<MendValues> name="description" label={t('product.field.description')} rows={5} isRequired />
      <KeywordsField label={t('product.field.tags')} limit={keywordsMax} isNameWritten />
      <div className="form-grid">
        <CategoryFields label={t('product.field.category')} subLabel={t('product.field.subCategory')} />
        <TextInput<MendValues>
          name="code"
          label={t('product.field.code')}
          optionalLabel={t('common.optional')}
          maxLength={productLengths.code}
          dir="ltr"
        />
        <TextInput<MendValues> name="id" label={t('bulkImport.id')} optionalLabel={t('common.optional')} dir="ltr" />
        <div className="whole">
          <TextInput<MendValues> name="pictures" label={t('product.field.pictures')} hint={t('bulkImport.mend.pictures')} dir="ltr" />
        </div>
      </div>
      <FactFields />
    </FormDialog>
  );
}
