import { uploadBytesMax } from '../../../../contract/limits.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { FileDrop } from '../../../ui/field/FileDrop.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { formatBytes } from '../../../i18n/format-bytes.ts';
import { useTexts } from '../../shared/texts.tsx';
import { archiveBytesMax, rowsMax, tableBytesMax } from './bounds.ts';
import { columnLabel } from './sheet/column-label.ts';
import { encodings } from './sheet/encoding.ts';
import type { Import } from './use-import.ts';
import type { Source } from './use-source.ts';

const million = 1_000_000;

/** The table, its encoding, the zip, and the meaning of rows without an id. */
export function SourceFields({ source, made }: { source: Source; made: Import }) {
  const { t, number, moment, language } = useTexts();
  const { file, table, zip } = source;
  const isBusy = made.progress !== null;
  const size = (bytes: number): string => number(bytes / million);
  const fault = table !== null && 'code' in table ? table : null;
  const faultText =
    fault === null
      ? undefined
      : t(`bulkImport.file.${fault.code}`, {
          row: number('row' in fault ? (fault.row ?? 0) : 0),
          max: number(rowsMax),
          size: size(tableBytesMax),
          column: 'column' in fault && fault.column !== undefined ? columnLabel(t, fault.column) : '',
        });
  const removeLabel = (name: string): string => `${t('common.actions.remove')}: ${name}`;
  return (
    <div className="stack gap-5">
      <FileDrop
        label={t('bulkImport.import.table')}
        hint={t('bulkImport.import.tableHint', { rows: number(rowsMax), size: size(tableBytesMax) })}
        errorMessage={faultText}
        isRequired
        accept=".xlsx,.csv,.tsv,.txt,text/csv,text/tab-separated-values"
        disabled={isBusy}
        isFull={file !== null}
        files={file === null ? [] : [{ id: 'table', name: file.name, text: formatBytes(file.bytes.byteLength, language) }]}
        onAdd={([chosen]) => chosen && void made.begin(chosen)}
        onRemove={() => !isBusy && source.removeTable()}
        prompt={
          <>
            <strong>{t('bulkImport.import.chooseTable')}</strong> {t('bulkImport.import.orDrop')}
          </>
        }
        removeLabel={removeLabel}
        progressLabel={String}
      />
      {made.earlier > 0 && made.end === null && !isBusy && (
        <Note>
          <p>{t('bulkImport.resume.text', { number: number(made.earlier) })}</p>
          <Button variant="secondary" icon="refresh" onClick={made.forgetEarlier}>
            {t('bulkImport.resume.anew')}
          </Button>
        </Note>
      )}
      {made.editedAt !== null && made.end === null && !isBusy && (
        <Note tone="teal" icon="clock" role="status">
          <p>{t('bulkImport.resume.mended', { time: moment(new Date(made.editedAt).toISOString()) })}</p>
          <Button variant="secondary" onClick={made.forgetEdits}>
            {t('form.draft.discard')}
          </Button>
        </Note>
      )}
      {file?.encoding && (
        <Select
          label={t('bulkImport.import.encoding')}
          hint={t('bulkImport.import.encodingHint')}
          value={file.encoding}
          disabled={isBusy}
          onChange={(next) => source.setEncoding(encodings.find((each) => each === next) ?? 'utf-8')}
          options={encodings.map((id) => ({ id, label: t(`bulkImport.encodings.${id}`) }))}
        />
      )}
      <FileDrop
        label={t('bulkImport.import.zip')}
        optionalLabel={t('common.optional')}
        hint={
          zip !== null && 'archive' in zip
            ? t('bulkImport.import.zipCount', { number: number(zip.archive.count) })
            : t('bulkImport.import.zipHint', { size: size(archiveBytesMax), column: columnLabel(t, 'pictures') })
        }
        errorMessage={zip !== null && 'fault' in zip ? t(`bulkImport.file.${zip.fault}`, { size: size(uploadBytesMax) }) : undefined}
        accept=".zip,application/zip"
        disabled={isBusy}
        isFull={zip !== null}
        files={zip === null ? [] : [{ id: 'zip', name: zip.name }]}
        onAdd={([chosen]) => chosen && void source.chooseZip(chosen)}
        onRemove={() => !isBusy && source.removeZip()}
        prompt={
          <>
            <strong>{t('bulkImport.import.chooseZip')}</strong> {t('bulkImport.import.orDrop')}
          </>
        }
        removeLabel={removeLabel}
        progressLabel={String}
      />
      {made.rows.some(({ cells }) => (cells.id ?? '').trim() === '') && (
        <Checkbox value={made.isByCode} onChange={made.setByCode} disabled={isBusy} hint={t('bulkImport.import.byCodeHint')}>
          {t('bulkImport.import.byCode')}
        </Checkbox>
      )}
    </div>
  );
}
