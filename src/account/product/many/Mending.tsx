import { useState } from 'react';
import type { Category } from '../../../../contract/lookup/calls.ts';
import { LeaveGuard } from '../../../form/LeaveGuard.tsx';
import { useCloseQuestion } from '../../../form/use-close-question.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { optionsOf } from '../../shared/category-options.ts';
import { useTexts } from '../../shared/texts.tsx';
import { findCategory } from './categories.ts';
import { nameIn } from './cells.ts';
import type { Cells, Column } from './columns.ts';
import { factColumns } from './fact-cells.ts';
import { columnLabel, faultWords } from './row-texts.ts';
import type { JudgedRow } from './rows.ts';

export interface MendingProps {
  /** The row that is mended; null while none is. */
  row: JudgedRow | null;
  /** Something of the import is lost with the page. */
  isHeld: boolean;
  /** It is here again when the file is chosen once more. */
  isKept: boolean;
  categories: readonly Category[];
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

/** The cells of one row, each with what is wrong with it. */
function MendDialog({ row, categories, onClose, onSave }: Omit<MendingProps, 'isHeld' | 'isKept'> & { row: JudgedRow }) {
  const texts = useTexts();
  const { t, number, language } = texts;
  const [cells, setCells] = useState<Cells>(row.cells);
  const { close, question } = useCloseQuestion(cells !== row.cells, onClose);
  const set = (column: Column, text: string): void => setCells((before) => ({ ...before, [column]: text }));
  const fault = (column: Column): string | undefined => {
    const found = row.faults.find((each) => each.column === column);
    return found === undefined || cells[column] !== row.cells[column] ? undefined : faultWords(texts, found);
  };
  const nameOf = (entries: Parameters<typeof nameIn>[0], id: string): string => (id === '' ? '' : nameIn(entries, id, language));
  const shared = (column: Column) => ({
    label: columnLabel(t, column),
    value: cells[column] ?? '',
    errorMessage: fault(column),
    onChange: (text: string) => set(column, text),
  });
  const category =
    findCategory(categories, cells.category ?? '', language) ??
    categories.find(({ id }) => cells.category === undefined && id === row.values.categoryId);
  const subs = category?.subCategories ?? [];
  const sub = findCategory(subs, cells.sub_category ?? '', language);
  return (
    <Dialog
      isOpen
      wide
      onClose={close}
      title={t('productImport.mend.title', { number: number(row.number) })}
      closeLabel={t('common.actions.close')}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('common.actions.cancel')}
          </Button>
          <Button onClick={() => onSave(cells)}>{t('productImport.mend.save')}</Button>
        </>
      }
    >
      <LeaveGuard isActive={cells !== row.cells} isWhole />
      {question}
      <div className="stack gap-4">
        <p className="soft text-sm">{t('productImport.mend.hint')}</p>
        <TextField {...shared('id')} dir="ltr" />
        <TextField {...shared('name')} dir="auto" />
        <TextField {...shared('code')} dir="ltr" />
        <Select
          {...shared('category')}
          value={category?.id ?? ''}
          onChange={(next) => setCells((before) => ({ ...before, category: nameOf(categories, next), sub_category: '' }))}
          options={optionsOf(categories, language)}
          placeholder={t('common.actions.choose')}
        />
        <Select
          {...shared('sub_category')}
          value={sub?.id ?? ''}
          onChange={(next) => set('sub_category', nameOf(subs, next))}
          options={optionsOf(subs, language)}
          placeholder={t('common.actions.choose')}
          disabled={category === undefined}
        />
        <TextField {...shared('tags')} dir="auto" />
        <TextArea {...shared('description')} rows={5} />
        <TextField {...shared('pictures')} dir="ltr" />
        {factColumns.map((column) => (
          <TextField key={column} {...shared(column)} dir="ltr" />
        ))}
      </div>
    </Dialog>
  );
}
